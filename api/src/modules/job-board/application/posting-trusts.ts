import { sentState } from '@leafshift/domain/moderation';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { Profiles } from '../../profile/index.ts';
import { PermanentRepository } from '../domain/permanent.repository.ts';

/** Whether a business's Permanent postings go straight out. */
@Injectable()
export class PostingTrusts {
  constructor(
    private readonly profiles: Profiles,
    private readonly postings: PermanentRepository,
    private readonly config: Config,
  ) {}

  /** The state of a posting that the business sends now. */
  async stateFor(employerId: EmployerId): Promise<'published' | 'in-review'> {
    if (!this.config.env.POSTING_REVIEW) {
      return 'published';
    }
    const licensed = await this.profiles.listLicensed([employerId]);
    return sentState({
      isLicenceApproved: licensed.has(employerId),
      hasApprovedPosting: await this.postings.hasApproved(employerId),
    });
  }
}
