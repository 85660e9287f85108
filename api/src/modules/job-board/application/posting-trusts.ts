import { sentState } from '@leafshift/domain/moderation';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { EmployerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Profiles } from '../../profile/index.ts';
import { ModeratedPostings } from '../domain/moderated-postings.ts';
import { PermanentRepository } from '../domain/permanent.repository.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';

/** Happened: a posting of a business of which none waited waits for review. */
export const postingSubmitted = outboxKind(
  'jobBoard.postingSubmitted',
  z.strictObject({ postingId: z.string() }),
);

/** Whether a business's Permanent postings go straight out. */
@Injectable()
export class PostingTrusts {
  constructor(
    private readonly profiles: Profiles,
    private readonly postings: PermanentRepository,
    private readonly moderated: ModeratedPostings,
    private readonly outbox: Outbox,
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

  /**
   * Lets the back office know of a posting that was sent, if it waits and is the only one of its
   * business: forty at once are one thing to look at. In the running transaction.
   */
  async announce({ id, employerId, state }: PermanentPosting): Promise<void> {
    if (state !== 'in-review') {
      return;
    }
    const waiting = await this.moderated.listWaitingOf(employerId);
    if (waiting.length === 1) {
      await this.outbox.add(postingSubmitted, { postingId: id });
    }
  }
}
