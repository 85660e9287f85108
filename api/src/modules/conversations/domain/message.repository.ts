import type { UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { Side } from './conversation.ts';
import type { Message, MessageId, NoticeId } from './message.ts';

/** What was written. */
export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;

  abstract find(conversationId: AssignmentId, id: MessageId): Promise<Message | null>;

  /** What the side sent under that id before. */
  abstract findSent(
    conversationId: AssignmentId,
    from: Side,
    sendId: string,
  ): Promise<Message | null>;

  /** The newest first. */
  abstract list(conversationId: AssignmentId, page: PageRequest): Promise<Page<Message>>;

  /** Those with numbers in a span, oldest first. */
  abstract listBetween(
    conversationId: AssignmentId,
    first: number,
    last: number,
  ): Promise<readonly Message[]>;

  /** How many the side wrote after a number. */
  abstract countAfter(conversationId: AssignmentId, from: Side, number: number): Promise<number>;

  abstract listOfNotices(ids: readonly NoticeId[]): Promise<readonly Message[]>;

  /** All that a person wrote, oldest first; for the export of their data. */
  abstract listBy(senderId: UserId): Promise<readonly Message[]>;

  /** Takes words and picture out of one. */
  abstract empty(id: MessageId, at: Date): Promise<void>;

  /** Whether another message, or that of a notice, still shows the picture. */
  abstract isShown(key: FileKey): Promise<boolean>;

  /** The pictures that a person has sent, which are then shown no more. */
  abstract takeImagesOf(senderId: UserId): Promise<readonly FileKey[]>;

  /** Removes all of a conversation and gives the pictures that were in it. */
  abstract removeOf(conversationId: AssignmentId): Promise<readonly FileKey[]>;
}
