import type { UserId } from '../../../../core/ids.ts';

/** Links of password recovery, by the digest of their token. */
export abstract class RecoveryRepository {
  abstract add(tokenDigest: string, userId: UserId, expiresAt: Date): Promise<void>;
  /** Whether there is such a link and it is not too old. */
  abstract isGood(tokenDigest: string, now: Date): Promise<boolean>;
  /** Whose link it is while it is good; it is used up with all other links of that user. */
  abstract use(tokenDigest: string, now: Date): Promise<UserId | null>;
  abstract removeOf(userId: UserId): Promise<void>;
}
