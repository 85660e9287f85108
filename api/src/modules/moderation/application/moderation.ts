import type { CallAnswer } from '@leafshift/contracts/core';
import type { moderationQueue, PostingDecision } from '@leafshift/contracts/moderation';
import type { PermanentPost } from '@leafshift/contracts/posts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AdminId, asId, type EmployerId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { AdminActions } from '../../admin/index.ts';
import {
  type PermanentPosting,
  type PermanentPostingId,
  PermanentViews,
  PostingModeration,
  postingSubmitted,
} from '../../job-board/index.ts';
import { Notifier } from '../../notification/index.ts';
import { documentDecided } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import { postingNotice, submittedNotice } from '../domain/posting-notices.ts';

/** Postings that wait for review, and the decision. */
@Injectable()
export class Moderation implements OnModuleInit {
  constructor(
    private readonly postings: PostingModeration,
    private readonly views: PermanentViews,
    private readonly actions: AdminActions,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly handlers: OutboxHandlers,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(postingSubmitted, ({ postingId }, { recordId }) =>
      this.#tellAdmins(asId<PermanentPostingId>(postingId), recordId),
    );
    this.events.subscribe(documentDecided, async ({ document }) => {
      if (document.kind === 'businessLicence' && document.status === 'Approved') {
        await this.#publishWaitingOf(document.userId as EmployerId);
      }
    });
  }

  /** Longest waiting first. */
  async queue(page: PageRequest): Promise<CallAnswer<typeof moderationQueue>> {
    const { items, nextCursor } = await this.postings.listWaiting(page);
    const posts = await this.views.many(
      items.map(({ posting }) => posting),
      'owner',
    );
    const postings = items.flatMap(({ posting, waitingSince }, index) => {
      const post = posts[index];
      return post
        ? {
            post,
            employer: posting.employerId,
            waitingSince: waitingSince.toISOString(),
            revision: posting.revision,
          }
        : [];
    });
    return { postings, nextCursor };
  }

  /** Throws NOT_FOUND, POSTING_NOT_IN_REVIEW, or POSTING_CHANGED where the employer has sent it anew. */
  async decide(
    adminId: AdminId,
    id: PermanentPostingId,
    { revision, ...decision }: PostingDecision,
  ): Promise<PermanentPost> {
    const isApproved = decision.decision === 'Approved';
    const reason = decision.decision === 'Rejected' ? decision.reason : null;
    const event = isApproved ? 'approve' : 'reject';
    const posting = await this.transactions.run(async () => {
      const decided = await this.postings.decide(id, { event, reason }, revision);
      await this.actions.note(decided.employerId, {
        adminId,
        action: isApproved ? 'posting-approved' : 'posting-rejected',
        target: id,
        details: { title: decided.jobType, reason },
        at: this.clock.now(),
      });
      await this.users.tellBackOffice('postings');
      await this.#tell(decided);
      return decided;
    });
    return this.views.one(posting, 'owner');
  }

  async #publishWaitingOf(employerId: EmployerId): Promise<void> {
    for (const posting of await this.postings.publishWaitingOf(employerId)) {
      await this.#tell(posting);
    }
  }

  async #tellAdmins(id: PermanentPostingId, recordId: string): Promise<void> {
    const posting = await this.postings.find(id);
    if (posting?.state !== 'in-review') {
      return;
    }
    const { name } = await this.views.one(posting, 'owner');
    await this.transactions.run(async () => {
      await this.users.tellBackOffice('postings');
      for (const admin of await this.users.listAdmins()) {
        await this.notifier.notify(submittedNotice(admin, recordId, { ...posting, name }));
      }
    });
  }

  async #tell({ id, employerId, jobType, state, stateReason }: PermanentPosting): Promise<void> {
    const kind = state === 'published' ? 'posting-approved' : 'posting-rejected';
    await this.notifier.notify(
      postingNotice(kind, { id, employerId, title: jobType, reason: stateReason }),
    );
  }
}
