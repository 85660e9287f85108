import type { UserId } from '../../../core/ids.ts';

/** Recovery codes, as keyed digests. */
export abstract class RecoveryCodeRepository {
  abstract countOf(userId: UserId): Promise<number>;
  abstract replace(userId: UserId, digests: readonly string[]): Promise<void>;
  /** Takes one out; false where it is not there, or not any more. */
  abstract use(userId: UserId, digest: string): Promise<boolean>;
  abstract removeOf(userId: UserId): Promise<void>;
}
