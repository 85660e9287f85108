import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { suspensionAnswer } from '../../users/index.ts';
import { SuspensionRepository } from '../domain/suspension.repository.ts';

/** One's own suspensions in the export. They stay when the account is closed, because they survive it. */
@Injectable()
export class PersonalSuspensionData implements PersonalData, OnModuleInit {
  readonly section = 'suspensions';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly suspensions: SuspensionRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    return (await this.suspensions.listOf(userId)).map(suspensionAnswer);
  }

  async erase(): Promise<void> {
    return;
  }
}
