import {
  nextPostingState,
  type PostingEvent,
  type PostingState,
} from '@leafshift/domain/moderation';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { ModeratedPostings, type WaitingPosting } from '../domain/moderated-postings.ts';
import { boardExpiry, type PermanentPosting } from '../domain/permanent-posting.ts';

/** What the back office does with Permanent postings; changes want a running transaction. */
@Injectable()
export class PostingModeration {
  constructor(
    private readonly postings: ModeratedPostings,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  find(id: PermanentPostingId): Promise<PermanentPosting | null> {
    return this.postings.find(id);
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.postings.countWaiting();
  }

  /** Longest waiting first. */
  listWaiting(page: PageRequest): Promise<Page<WaitingPosting>> {
    return this.postings.listWaiting(page);
  }

  /** Throws NOT_FOUND, POSTING_NOT_IN_REVIEW, or POSTING_CHANGED where the employer has sent it anew. */
  async decide(
    id: PermanentPostingId,
    decision: { readonly event: 'approve' | 'reject'; readonly reason: string | null },
    revision: number,
  ): Promise<PermanentPosting> {
    const posting = (await this.postings.find(id)) ?? refuse('NOT_FOUND');
    const to = nextPostingState(posting.state, decision.event) ?? refuse('POSTING_NOT_IN_REVIEW');
    const changed = await this.#change(posting, to, decision.reason, revision);
    return changed ?? refuse('POSTING_CHANGED');
  }

  /** Throws NOT_FOUND, or POSTING_TAKEN_DOWN where it is down already. */
  async takeDown(id: PermanentPostingId, reason: string): Promise<PermanentPosting> {
    const posting = (await this.postings.find(id)) ?? refuse('NOT_FOUND');
    const event: PostingEvent = 'takeDown';
    const to = nextPostingState(posting.state, event) ?? refuse('POSTING_TAKEN_DOWN');
    return (await this.#change(posting, to, reason)) ?? refuse('STATE_CONFLICT');
  }

  /** Publishes what waits of a business whose licence is approved now. */
  async publishWaitingOf(employerId: EmployerId): Promise<readonly PermanentPosting[]> {
    const published: PermanentPosting[] = [];
    for (const posting of await this.postings.listWaitingOf(employerId)) {
      const changed = await this.#change(posting, 'published', null);
      published.push(...(changed ? [changed] : []));
    }
    return published;
  }

  async #change(
    { id, employerId, state }: PermanentPosting,
    to: PostingState,
    reason: string | null,
    revision?: number,
  ): Promise<PermanentPosting | null> {
    const expiresAt = boardExpiry(this.clock.now(), to);
    const change = { from: state, to, reason, expiresAt };
    const changed = await this.postings.change(id, {
      ...change,
      ...(revision !== undefined && { revision }),
    });
    await this.realtime.postChanged(id, [employerId]);
    return changed;
  }
}
