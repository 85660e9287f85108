import type { UserId } from '../../../core/ids.ts';

/** What a challenge is for; it is good for nothing else. */
export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'new-passkey' | 'step-up';

export interface Challenge {
  readonly digest: string;
  readonly purpose: ChallengePurpose;
  /** Whose it is; null while nobody has said who they are. */
  readonly userId: UserId | null;
  readonly attemptsLeft: number;
  readonly expiresAt: Date;
}

/** Challenges that were given out, by their digests. */
export abstract class ChallengeRepository {
  abstract add(challenge: Challenge): Promise<void>;
  /** Takes one attempt of it; null where there is none left, or it is too old. */
  abstract attempt(digest: string, purpose: ChallengePurpose, now: Date): Promise<Challenge | null>;
  /** Ends it; false where it has ended before. */
  abstract end(digest: string): Promise<boolean>;
  abstract endAllOf(userId: UserId): Promise<void>;
}
