import type { ClosingTerms } from '@leafshift/contracts/users';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Users } from '../../users/index.ts';
import { PermanentRepository } from '../domain/permanent.repository.ts';
import { SentForms } from '../domain/sent-forms.ts';
import { PermanentViews } from './permanent-views.ts';

/** An employer's Permanent postings in their own export, beside their shifts, and their end with the account. */
@Injectable()
export class PersonalPermanentData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly postings: PermanentRepository,
    private readonly forms: SentForms,
    private readonly views: PermanentViews,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    if ((await this.users.get(userId)).usertype !== 'Employer') {
      return {};
    }
    const postings = await this.postings.listAll(userId as EmployerId);
    return { permanent: await this.views.many(postings, 'owner') };
  }

  async closingTerms(userId: UserId): Promise<Partial<ClosingTerms>> {
    return { postings: (await this.postings.listAll(userId as EmployerId)).length };
  }

  /** Takes them off the board. Who is no employer has none. */
  async erase(userId: UserId): Promise<void> {
    const employerId = userId as EmployerId;
    for (const posting of await this.postings.listAll(employerId)) {
      await this.postings.remove(employerId, posting.id);
    }
    await this.forms.forget(employerId);
  }
}
