import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
} from '../../../core/personal-data/personal-data.registry.ts';
import { FactorRepository } from '../domain/factor.repository.ts';
import { Challenges } from './challenges.ts';
import { RecoveryCodes } from './recovery-codes.ts';

/** Second factors in one's own export, without anything that opens the account. */
@Injectable()
export class PersonalFactors implements PersonalData, OnModuleInit {
  readonly section = 'secondFactors';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly factors: FactorRepository,
    private readonly codes: RecoveryCodes,
    private readonly challenges: Challenges,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const factors = await this.factors.listOf(userId);
    return factors.map(({ kind, name, createdAt, lastUsedAt }) => ({
      kind,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  async erase(userId: UserId): Promise<void> {
    await this.factors.removeAll(userId);
    await this.codes.removeOf(userId);
    await this.challenges.revoke(userId);
  }
}
