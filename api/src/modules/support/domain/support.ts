import type { SupportTopic } from '@leafshift/domain/support';
import type { AdminId, IdOf, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';

export type SupportId = IdOf<'SupportRequest'>;

/** A question to the back office. */
export interface SupportRequest {
  readonly id: SupportId;
  readonly userId: UserId;
  readonly topic: SupportTopic;
  readonly text: string;
  readonly askedAt: Date;
  readonly answer: {
    readonly text: string;
    readonly at: Date;
    readonly by: AdminId;
  } | null;
  /** Who is at it; it counts until its time is over. */
  readonly claim: { readonly by: AdminId; readonly until: Date } | null;
}

/** Questions to the back office, which only who asked and the back office read. */
export abstract class SupportRepository {
  abstract add(request: SupportRequest): Promise<void>;
  abstract find(id: SupportId): Promise<SupportRequest | null>;
  /** Newest first, at most `most`. */
  abstract listOf(userId: UserId, most: number): Promise<readonly SupportRequest[]>;
  /** How many of somebody's wait. */
  abstract countWaitingOf(userId: UserId): Promise<number>;
  /** Those without an answer, longest waiting first. */
  abstract listWaiting(page: PageRequest): Promise<Page<SupportRequest>>;
  abstract countWaiting(): Promise<Waiting>;
  /** Gives it to the admin; null where it is answered or somebody else has it at `now`. */
  abstract claim(
    id: SupportId,
    claim: NonNullable<SupportRequest['claim']>,
    now: Date,
  ): Promise<SupportRequest | null>;
  /** Null where it is answered already or somebody else has it. */
  abstract answer(
    id: SupportId,
    answer: NonNullable<SupportRequest['answer']>,
  ): Promise<SupportRequest | null>;
  abstract removeOf(userId: UserId): Promise<void>;
}
