import type { IdOf, UserId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { Side } from './conversation.ts';

export type MessageId = IdOf<'Message'>;
export type NoticeId = IdOf<'Notice'>;

/** Something that one side wrote to the other. */
export interface Message {
  readonly id: MessageId;
  readonly conversationId: AssignmentId;
  /** From 1, in the order in which they were taken. */
  readonly number: number;
  readonly from: Side;
  readonly senderId: UserId;
  /** Made by the sender's device; the same makes no second message. */
  readonly sendId: string;
  readonly text: string;
  readonly imageKey: FileKey | null;
  /** The notice that it is part of. */
  readonly noticeId: NoticeId | null;
  readonly sentAt: Date;
  /** When the back office took its words and picture away. */
  readonly removedAt: Date | null;
}
