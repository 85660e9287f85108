import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { accountRestored, accountSuspended } from '../../suspensions/index.ts';
import { PermanentRepository } from '../domain/permanent.repository.ts';

/** Takes the Permanent postings of a suspended business off the board until its suspension ends. */
@Injectable()
export class HideSuspended implements OnModuleInit {
  constructor(
    private readonly postings: PermanentRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(accountSuspended, async ({ account, until }) => {
      if (account.usertype === 'Employer') {
        await this.postings.hide(account.id as EmployerId, until);
      }
    });
    this.events.subscribe(accountRestored, async ({ account }) => {
      if (account.usertype === 'Employer') {
        await this.postings.show(account.id as EmployerId);
      }
    });
  }
}
