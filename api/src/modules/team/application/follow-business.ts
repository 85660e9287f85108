import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
} from '../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Sessions } from '../../auth/index.ts';
import { MemberRepository } from '../../members/index.ts';
import { accountSuspended } from '../../suspensions/index.ts';
import { Team } from './team.ts';

/** What becomes of a business's people when it is suspended or closed, and of who leaves (BUSINESS-6). */
@Injectable()
export class FollowBusiness implements PersonalData, OnModuleInit {
  readonly section = 'memberships';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly events: DomainEvents,
    private readonly members: MemberRepository,
    private readonly team: Team,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.events.subscribe(accountSuspended, async ({ account }) => {
      for (const { userId, role } of await this.members.list(account.id as EmployerId)) {
        if (role !== 'owner') await this.sessions.end(userId, 'all');
      }
    });
  }

  async collect(userId: UserId): Promise<unknown> {
    const member = await this.members.find(userId);
    return (
      member && {
        business: member.businessId,
        role: member.role,
        stores: member.stores,
        joinedAt: member.joinedAt.toISOString(),
      }
    );
  }

  async leave(userId: UserId): Promise<void> {
    const member = await this.members.find(userId);
    if (member && member.businessId !== userId) {
      await this.members.end(member.businessId, userId, this.clock.now());
    } else {
      await this.team.close(userId as EmployerId);
    }
  }

  /** What is left of a membership is an id and its dates, which the business's log refers to. */
  async erase(): Promise<void> {
    return;
  }
}
