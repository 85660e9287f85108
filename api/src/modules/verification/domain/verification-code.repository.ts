import type { UserId } from '../../../core/ids.ts';
import type { TriedCode, VerificationCode, VerificationPurpose } from './verification-code.ts';

/** Codes, at most one a user and purpose. */
export abstract class VerificationCodeRepository {
  /** Takes the place of an earlier one. */
  abstract put(code: VerificationCode): Promise<void>;
  /** Counts one more try, before it is looked at. */
  abstract countTry(userId: UserId, purpose: VerificationPurpose): Promise<TriedCode | null>;
  abstract findByToken(tokenDigest: string): Promise<TriedCode | null>;
  /** Whether it was still there. */
  abstract remove(code: VerificationCode): Promise<boolean>;
  abstract removeOf(userId: UserId): Promise<void>;
}
