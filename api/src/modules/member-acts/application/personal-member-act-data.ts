import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { MemberActRepository } from '../domain/member-act.ts';

const MOST_EXPORTED = 1000;

/**
 * The latest acts in the export of the business. They hold ids and no names, and expire by themselves;
 * those of a closed business go with it.
 */
@Injectable()
export class PersonalMemberActData implements PersonalData, OnModuleInit {
  readonly section = 'memberActs';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly acts: MemberActRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    // Only businesses have any.
    const page = { limit: MOST_EXPORTED };
    const { items } = await this.acts.list(userId as EmployerId, undefined, page);
    return items.map(({ at, kind, by, postIds, personId }) => ({
      at: at.toISOString(),
      kind,
      by,
      postings: postIds,
      person: personId,
    }));
  }

  async erase(userId: UserId): Promise<void> {
    await this.acts.removeOf(userId as EmployerId);
  }
}
