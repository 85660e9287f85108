import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { SecurityLogRepository } from '../domain/security-log.repository.ts';

const MOST_EXPORTED = 1000;

/** The newest entries about oneself in one's own export, without who else did it. */
@Injectable()
export class PersonalSecurityData implements PersonalData, OnModuleInit {
  readonly section = 'securityLog';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly entries: SecurityLogRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const { entries } = await this.entries.search({ userId, limit: MOST_EXPORTED });
    return entries.map(({ at, event, by }) => ({
      at: at.toISOString(),
      event,
      byMe: by === userId,
    }));
  }

  /** Nothing to take out: entries hold ids and digests, no names or addresses, and expire by themselves. */
  async erase(): Promise<void> {
    return;
  }
}
