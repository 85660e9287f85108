import type { UserId } from '../../../core/ids.ts';
import type { Factor, FactorId, PasskeyFactor, TotpFactor } from './factor.ts';

/** Thrown for a passkey that is there already, be it another account's. */
export class PasskeyTakenError extends Error {
  override readonly name = 'PasskeyTakenError';
}

/** The second factors of all accounts. */
export abstract class FactorRepository {
  /** Oldest first, those too that are not confirmed yet. */
  abstract listOf(userId: UserId): Promise<readonly Factor[]>;
  abstract findPasskey(credentialId: string): Promise<PasskeyFactor | null>;
  abstract addPasskey(factor: PasskeyFactor): Promise<void>;
  /** In place of one that was begun before and is not confirmed. */
  abstract beginTotp(factor: TotpFactor): Promise<void>;
  /** Counts from now on, instead of any other; false where another call was faster. */
  abstract confirmTotp(factor: TotpFactor, step: number): Promise<boolean>;
  /** Those of all accounts. */
  abstract listTotp(): Promise<readonly TotpFactor[]>;
  /** Puts one sealed secret in the place of another, where that is still there. */
  abstract reseal(id: FactorId, before: string, secret: string): Promise<void>;
  /** False where a code of this half minute, or of a later one, was taken already. */
  abstract useTotp(id: FactorId, step: number, at: Date): Promise<boolean>;
  /** False where the passkey was used meanwhile. */
  abstract usePasskey(factor: PasskeyFactor, counter: number, at: Date): Promise<boolean>;
  /** Gives what was removed; null for somebody else's or none. */
  abstract remove(userId: UserId, id: FactorId): Promise<Factor | null>;
  /** Gives how many there were that counted. */
  abstract removeAll(userId: UserId): Promise<number>;
}
