import type { FactorKind, SecondFactors } from '@leafshift/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import type { UserId } from '../../../core/ids.ts';
import { FactorRepository } from '../domain/factor.repository.ts';
import { counts } from '../domain/factor.ts';
import { FactorGate } from './factor-gate.ts';
import { RecoveryCodes } from './recovery-codes.ts';

/** An account's second factors, as their owner and the back office see them. */
@Injectable()
export class OwnFactors {
  constructor(
    private readonly factors: FactorRepository,
    private readonly codes: RecoveryCodes,
    private readonly gate: FactorGate,
  ) {}

  /** Which kinds an account is signed in to with, each once. */
  async kindsOf(userId: UserId): Promise<readonly FactorKind[]> {
    const factors = (await this.factors.listOf(userId)).filter(counts);
    return [...new Set(factors.map(({ kind }) => kind))];
  }

  async list(caller: SignedInCaller): Promise<SecondFactors> {
    const factors = (await this.factors.listOf(caller.userId)).filter(counts);
    return {
      factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        _id: id,
        kind,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await this.codes.countOf(caller.userId),
      isNeeded: await this.gate.isMissing(caller),
    };
  }
}
