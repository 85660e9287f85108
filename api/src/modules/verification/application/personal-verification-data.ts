import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { VerificationCodeRepository } from '../domain/verification-code.repository.ts';

/** Codes hold the address that they were sent to until they expire. */
@Injectable()
export class PersonalVerificationData implements PersonalData, OnModuleInit {
  readonly section = 'verification';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly codes: VerificationCodeRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Nothing that the account does not say itself. */
  async collect(): Promise<unknown> {
    return {};
  }

  erase(userId: UserId): Promise<void> {
    return this.codes.removeOf(userId);
  }
}
