import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { SupportRepository } from '../domain/support.ts';

const MOST = 1000;

/** What somebody asked support, with the answers, in their own export, and its removal. */
@Injectable()
export class PersonalSupport implements PersonalData, OnModuleInit {
  readonly section = 'support';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repository: SupportRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const requests = await this.repository.listOf(userId, MOST);
    return requests.map(({ topic, text, askedAt, answer }) => ({
      topic,
      text,
      askedAt,
      answer: answer && { text: answer.text, at: answer.at },
    }));
  }

  erase(userId: UserId): Promise<void> {
    return this.repository.removeOf(userId);
  }
}
