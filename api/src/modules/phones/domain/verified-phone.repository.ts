import type { UserId } from '../../../core/ids.ts';

/** A number that a user has shown to be theirs. */
export interface VerifiedPhone {
  readonly userId: UserId;
  /** As `reachableNumber` writes it. */
  readonly number: string;
  readonly verifiedAt: Date;
}

/** Verified numbers, at most one a user. */
export abstract class VerifiedPhoneRepository {
  abstract find(userId: UserId): Promise<VerifiedPhone | null>;
  /** Takes the place of an earlier one. */
  abstract put(phone: VerifiedPhone): Promise<void>;
  abstract remove(userId: UserId): Promise<void>;
}
