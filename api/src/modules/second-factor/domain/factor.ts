import type { IdOf, UserId } from '../../../core/ids.ts';

export type FactorId = IdOf<'Factor'>;

interface FactorOf {
  readonly id: FactorId;
  readonly userId: UserId;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** An authenticator app. */
export interface TotpFactor extends FactorOf {
  readonly kind: 'totp';
  /** False until a first code has come; it counts for nothing before. */
  readonly isConfirmed: boolean;
  /** Encrypted. */
  readonly secret: string;
  /** The half minute of the last code that was taken; none up to it is taken again. */
  readonly lastStep: number;
}

export interface PasskeyFactor extends FactorOf {
  readonly kind: 'passkey';
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it was used; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

export type Factor = TotpFactor | PasskeyFactor;

/** Whether an account may sign in with it. */
export const counts = (factor: Factor): boolean => factor.kind === 'passkey' || factor.isConfirmed;
