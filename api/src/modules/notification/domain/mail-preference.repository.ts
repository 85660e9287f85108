import type { UserId } from '../../../core/ids.ts';
import type { MailGroup } from './mail-rules.ts';

/** Which groups of mail users have turned off; at first none. */
export abstract class MailPreferenceRepository {
  abstract turnedOff(userId: UserId): Promise<readonly MailGroup[]>;
  abstract setTurnedOff(userId: UserId, groups: readonly MailGroup[]): Promise<void>;
  abstract removeOf(userId: UserId): Promise<void>;
}
