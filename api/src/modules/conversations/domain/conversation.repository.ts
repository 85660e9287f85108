import type { UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { Conversation, LastMessage, Parties, Side } from './conversation.ts';

/** Conversations of two; there is one once something was written. */
export abstract class ConversationRepository {
  abstract find(id: AssignmentId): Promise<Conversation | null>;

  abstract list(ids: readonly AssignmentId[]): Promise<readonly Conversation[]>;

  /** The newest message first. */
  abstract listOf(side: Side, userId: UserId, page: PageRequest): Promise<Page<Conversation>>;

  /** All of an account; for the export of its data. */
  abstract listAllOf(side: Side, userId: UserId): Promise<readonly Conversation[]>;

  /** How many hold something that the side has not read. */
  abstract countUnread(side: Side, userId: UserId): Promise<number>;

  /** Up to `most` with something that no device of the side has said to have. */
  abstract listUndelivered(
    side: Side,
    userId: UserId,
    most: number,
  ): Promise<readonly Conversation[]>;

  /** Begins it where it is the first message, and gives it as it is with the message. */
  abstract append(parties: Parties, last: LastMessage): Promise<Conversation>;

  /** Null where it was delivered already, or something newer has come. */
  abstract deliver(id: AssignmentId, to: Side, number: number): Promise<Conversation | null>;

  /** Null where it was read so far already. */
  abstract read(
    id: AssignmentId,
    by: Side,
    read: { readonly number: number; readonly unread: number },
  ): Promise<Conversation | null>;

  /** Notes when a side is to be told. */
  abstract planTelling(id: AssignmentId, side: Side, at: Date): Promise<void>;

  /** Notes that a side was told under that key, or, with null, that nothing was left to tell. */
  abstract told(
    id: AssignmentId,
    side: Side,
    told: { at: Date; key: string } | null,
  ): Promise<void>;

  /** Ends it for good. */
  abstract close(id: AssignmentId, at: Date): Promise<void>;

  /** What lists show of a message that was removed, if it is still the last one. */
  abstract forgetLast(id: AssignmentId, number: number): Promise<void>;

  /** Up to `most` of shifts that ended before. */
  abstract listEndedBefore(before: Date, most: number): Promise<readonly AssignmentId[]>;

  abstract remove(id: AssignmentId): Promise<void>;
}
