import type { PermanentPostForm } from '@leafshift/contracts/posts';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuseField } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import type { PostingEmployer } from '../domain/market-account.ts';
import type { JobFacts, PermanentTerms } from '../domain/permanent-posting.ts';
import { findPermanentLocation, planPermanent } from '../domain/plan-permanent.ts';
import { accepted } from './accepted.ts';
import { MarketAccounts } from './market-accounts.ts';

/** Forms of Permanent postings, checked and worked out. Throws VALIDATION_FAILED with the fields, or INVALID_PROVINCE. */
@Injectable()
export class PermanentPlans {
  constructor(private readonly accounts: MarketAccounts) {}

  /** `before` are the facts of a posting that is changed. */
  async forEmployer(
    employerId: EmployerId,
    form: PermanentPostForm,
    before?: JobFacts,
  ): Promise<PermanentTerms> {
    return this.plan(await this.accounts.getEmployer(employerId), form, before);
  }

  plan(employer: PostingEmployer, form: PermanentPostForm, before?: JobFacts): PermanentTerms {
    const place = findPermanentLocation(form, employer);
    return place
      ? accepted(planPermanent(form, employer, place, before))
      : refuseField('location', textCode('POSTING_LOCATION_REQUIRED'));
  }
}
