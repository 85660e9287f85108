import type { Preferences, PreferencesChange } from '@leafshift/contracts/preferences';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { PreferencesRepository } from '../domain/preferences.repository.ts';

/** What other modules ask before they write to somebody. */
@Injectable()
export class UserPreferences {
  constructor(private readonly repository: PreferencesRepository) {}

  of(userId: UserId): Promise<Preferences> {
    return this.repository.get(userId);
  }

  /** Writes in the running transaction. */
  async change(userId: UserId, change: PreferencesChange): Promise<void> {
    await this.repository.change(userId, change);
  }

  /** Up to `limit` users who want the weekly report, in the order of their ids, after `after`. */
  wantingWeeklyReport(after: UserId | null, limit: number): Promise<readonly UserId[]> {
    return this.repository.wantingWeeklyReport(after, limit);
  }
}
