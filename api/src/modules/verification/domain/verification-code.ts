import type { UserId } from '../../../core/ids.ts';

/** What a code proves: that the account's address, its new address or its phone is the owner's. */
export type VerificationPurpose = 'email' | 'email-change' | 'phone';

/** A live code; the code itself and the token of its link are in the message only. */
export interface VerificationCode {
  readonly userId: UserId;
  readonly purpose: VerificationPurpose;
  /** The address or number that it was sent to. */
  readonly target: string;
  readonly codeDigest: string;
  readonly tokenDigest: string;
  readonly expiresAt: Date;
}

/** A code and how often it was tried. */
export type TriedCode = VerificationCode & { readonly tries: number };
