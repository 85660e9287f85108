import type { Preferences, PreferencesChange } from '@leafshift/contracts/preferences';
import type { UserId } from '../../../core/ids.ts';

/** How users want to be written to. */
export abstract class PreferencesRepository {
  /** The preferences of somebody who has chosen nothing are those of `AT_FIRST`. */
  abstract get(userId: UserId): Promise<Preferences>;
  abstract change(userId: UserId, change: PreferencesChange): Promise<Preferences>;
  /** Up to `limit` users who want the weekly report, in the order of their ids, after `after`. */
  abstract wantingWeeklyReport(after: UserId | null, limit: number): Promise<readonly UserId[]>;
  abstract removeOf(userId: UserId): Promise<void>;
}
