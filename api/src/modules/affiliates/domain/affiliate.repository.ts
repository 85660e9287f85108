import type { Cents } from '@leafshift/domain/money';
import type { UserId } from '../../../core/ids.ts';
import type { FirstPaid, Join } from './join.ts';

/** Codes of links, and who joined by them. */
export abstract class AffiliateRepository {
  /** The code of an account, which is made when it is first asked for. */
  abstract codeOf(userId: UserId): Promise<string>;

  /** Whose code it is; null for a code that nobody has. */
  abstract findGiver(code: string): Promise<UserId | null>;

  abstract addJoin(joinedId: UserId, giverId: UserId): Promise<void>;

  abstract findJoin(joinedId: UserId): Promise<Join | null>;

  /** How many joined by the account's link. */
  abstract countJoined(giverId: UserId): Promise<number>;

  /** What they have earned in all. */
  abstract earnedBy(giverId: UserId): Promise<Cents>;

  /** The first paid shift; false where there was one before. */
  abstract begin(joinedId: UserId, firstPaid: FirstPaid): Promise<boolean>;

  /** Decides once, from a state on; nothing is earned with an amount of zero. False where it is decided. */
  abstract decide(joinedId: UserId, from: Join['state'], reward: Cents): Promise<boolean>;

  /** Takes a closed account's code away, and that it joined unless that has earned. */
  abstract removeOf(userId: UserId): Promise<void>;
}
