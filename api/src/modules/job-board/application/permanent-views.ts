import type { PermanentPost } from '@leafshift/contracts/posts';
import { centsToDollars } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import type { EmployerCard } from '../domain/market-account.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';
import { FORMER_MEMBER } from '../domain/person.ts';
import { howToApply } from './how-to-apply.ts';
import { MarketAccounts } from './market-accounts.ts';
import { ShownTexts } from './shown-texts.ts';

const UNKNOWN_EMPLOYER: EmployerCard = { ...FORMER_MEMBER, applyEmail: null };

/** Who reads: the employer who wrote it, or anybody else. */
export type PostingReader = 'owner' | 'others';

/** Permanent postings as they are answered. */
@Injectable()
export class PermanentViews {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly texts: ShownTexts,
    private readonly config: Config,
  ) {}

  async many(
    postings: readonly PermanentPosting[],
    reader: PostingReader,
  ): Promise<PermanentPost[]> {
    const shown = reader === 'owner' ? postings : await this.texts.forOthers(postings);
    const employers = await this.accounts.employerCards([
      ...new Set(postings.map((posting) => posting.employerId)),
    ]);
    return shown.map((posting) =>
      this.#view(posting, employers.get(posting.employerId) ?? UNKNOWN_EMPLOYER),
    );
  }

  async one(posting: PermanentPosting, reader: PostingReader): Promise<PermanentPost> {
    const [post] = await this.many([posting], reader);
    if (!post) {
      throw new Error('One posting makes one answer');
    }
    return post;
  }

  #view(posting: PermanentPosting, employer: EmployerCard): PermanentPost {
    return {
      _id: posting.id,
      employmentType: 'Permanent',
      name: employer.name,
      profilePhoto: employer.photo,
      jobType: posting.jobType,
      location: posting.location,
      locationId: posting.locationId,
      province: posting.province,
      rate: centsToDollars(posting.rate),
      rateHigh: centsToDollars(posting.rateHigh),
      jobDescription: posting.jobDescription,
      date: posting.createdAt.toISOString(),
      expiresAt: posting.expiresAt.toISOString(),
      state: posting.state,
      stateReason: posting.stateReason,
      apply: howToApply(posting, employer, this.config.env.APPLY_FORM_URL),
    };
  }
}
