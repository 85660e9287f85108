import type { MessageReportForm } from '@leafshift/contracts/conversations';
import type { AdminId, EmployerId, IdOf, UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { Side } from './conversation.ts';
import type { MessageId } from './message.ts';

export type MessageReportId = IdOf<'MessageReport'>;

/** What a side has said about a message of the other one, with a copy of it. */
export interface MessageReport {
  readonly id: MessageReportId;
  readonly conversationId: AssignmentId;
  readonly messageId: MessageId;
  readonly number: number;
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  /** Who wrote the message. */
  readonly from: Side;
  readonly reason: MessageReportForm['reason'];
  readonly words: string;
  readonly text: string;
  readonly imageKey: FileKey | null;
  readonly createdAt: Date;
}

export interface ReportDecision {
  readonly decision: 'dismissed' | 'removed' | 'closed';
  readonly reason: string;
  readonly by: AdminId;
  readonly at: Date;
}

/** Reports of messages; one a message, since only the other side can report it. */
export abstract class MessageReportRepository {
  /** Keeps the first; whether this one was. */
  abstract add(report: MessageReport): Promise<boolean>;
  abstract find(id: MessageReportId): Promise<MessageReport | null>;
  /** Those that wait, longest waiting first. */
  abstract listOpen(page: PageRequest): Promise<Page<MessageReport>>;
  abstract countWaiting(): Promise<Waiting>;
  /** False where it was decided before. */
  abstract decide(id: MessageReportId, decision: ReportDecision): Promise<boolean>;
  /** Of those messages, the ones that were reported. */
  abstract listReported(messageIds: readonly MessageId[]): Promise<ReadonlySet<MessageId>>;
  /** Of those conversations, the ones with a report that waits. */
  abstract listWaitingIn(ids: readonly AssignmentId[]): Promise<ReadonlySet<AssignmentId>>;
  /** All that a person has reported; for the export of their data. */
  abstract listBy(side: Side, userId: UserId): Promise<readonly MessageReport[]>;
  /** Those that were decided, and pictures that are then kept nowhere. */
  abstract removeBefore(before: Date): Promise<readonly FileKey[]>;
  abstract isShown(key: FileKey): Promise<boolean>;
}
