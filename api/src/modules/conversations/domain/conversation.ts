import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';

/** The two who talk. */
export type Side = 'business' | 'worker';

export const otherSide = (side: Side): Side => (side === 'business' ? 'worker' : 'business');

/** Who talks about which shift. */
export interface Parties {
  /** One conversation an assignment, with its id. */
  readonly id: AssignmentId;
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  readonly endsAt: Date;
}

export const userOf = ({ employerId, workerId }: Parties, side: Side): UserId =>
  side === 'business' ? employerId : workerId;

/** How far one side has come with what the other one wrote; messages are numbered from 1. */
export interface SideMarks {
  readonly deliveredNumber: number;
  readonly readNumber: number;
  readonly unread: number;
  /** When they are told of what they have not read; null where nothing is planned. */
  readonly tellAt: Date | null;
  /** When they were told last, and under which key of their notifications. */
  readonly toldAt: Date | null;
  readonly toldKey: string | null;
}

export interface LastMessage {
  readonly from: Side;
  /** Its beginning on one line. */
  readonly text: string;
  readonly hasImage: boolean;
  readonly sentAt: Date;
}

/** A business and a worker who have written about a shift. */
export interface Conversation extends Parties {
  readonly lastNumber: number;
  readonly last: LastMessage;
  readonly business: SideMarks;
  readonly worker: SideMarks;
  /** When the back office ended it. */
  readonly closedAt: Date | null;
}
