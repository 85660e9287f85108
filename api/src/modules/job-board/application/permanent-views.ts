import type { PermanentPost } from '@leafshift/contracts/posts';
import { centsToDollars } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';
import { FORMER_MEMBER, type PersonCard } from '../domain/person.ts';
import { howToApply } from './how-to-apply.ts';
import { MarketAccounts } from './market-accounts.ts';
import { ShownTexts } from './shown-texts.ts';

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
    const employers = await this.accounts.cards([
      ...new Set(postings.map((posting) => posting.employerId)),
    ]);
    return shown.map((posting) =>
      this.#view(posting, employers.get(posting.employerId) ?? FORMER_MEMBER),
    );
  }

  async one(posting: PermanentPosting, reader: PostingReader): Promise<PermanentPost> {
    const [post] = await this.many([posting], reader);
    if (!post) {
      throw new Error('One posting makes one answer');
    }
    return post;
  }

  #view(posting: PermanentPosting, employer: PersonCard): PermanentPost {
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
      employmentKind: posting.employmentKind,
      weeklyHours: posting.weeklyHours,
      benefits: [...posting.benefits],
      credentials: [...posting.credentials],
      address: posting.address,
      date: posting.createdAt.toISOString(),
      expiresAt: posting.expiresAt.toISOString(),
      state: posting.state,
      stateReason: posting.stateReason,
      apply: howToApply(posting, employer, {
        external: this.config.env.APPLY_FORM_URL,
        portalUrl: this.config.portalUrl,
      }),
    };
  }
}
