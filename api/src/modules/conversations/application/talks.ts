import { isOnShift, writingRefusal, writingUntil } from '@leafshift/domain/conversations';
import type { Refusal } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { type AssignmentOnShift, AssignmentProgress } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import {
  type Conversation,
  otherSide,
  type Parties,
  type Side,
  userOf,
} from '../domain/conversation.ts';

/** Of two users, one of whom asks, about a shift: with what they have written, if anything. */
export interface Talk extends AssignmentOnShift {
  readonly parties: Parties;
  readonly side: Side;
  readonly conversation: Conversation | null;
}

export const sideOf = ({ usertype }: EmployerCaller | WorkerCaller): Side =>
  usertype === 'Employer' ? 'business' : 'worker';

/** Who may talk to whom about which shift, and until when. */
@Injectable()
export class Talks {
  constructor(
    private readonly progress: AssignmentProgress,
    private readonly conversations: ConversationRepository,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for everybody but the two, and where the worker was never confirmed. */
  async get(
    caller: EmployerCaller | WorkerCaller,
    shiftId: ShiftId,
    workerId: WorkerId,
  ): Promise<Talk> {
    const found = await this.progress.findOwn(workerId, shiftId);
    const side = sideOf(caller);
    const owner = side === 'business' ? found?.shift.employerId : workerId;
    if (!found || owner !== caller.userId) {
      return refuse('NOT_FOUND');
    }
    const conversation = await this.conversations.find(found.assignment.id);
    if (!conversation && !isOnShift(found.assignment.state)) {
      return refuse('NOT_FOUND');
    }
    return { ...found, side, conversation, parties: partiesOf(found) };
  }

  /** Until when the two can write, and why this side cannot now. */
  async writing({ shift, assignment, parties, side, conversation }: Talk): Promise<{
    readonly until: Date;
    readonly refusal: Refusal | null;
  }> {
    const own = userOf(parties, side);
    const other = userOf(parties, otherSide(side));
    const trust = await this.users.trustOf([own, other]);
    const presence = (id: typeof own) => (trust.get(id)?.suspended === false ? 'here' : 'away');
    const standing = {
      state: assignment.state,
      endsAt: shift.endsAt,
      isCancelled: shift.status === 'Cancelled',
      isClosed: (conversation?.closedAt ?? null) !== null,
      own: presence(own),
      other: presence(other),
    } as const;
    return {
      until: writingUntil(shift),
      refusal: writingRefusal(standing, this.clock.now()),
    };
  }
}

/** Whose conversation an assignment has. */
const partiesOf = ({ shift, assignment }: AssignmentOnShift): Parties => ({
  id: assignment.id,
  shiftId: shift.id,
  employerId: shift.employerId,
  workerId: assignment.workerId,
  endsAt: shift.endsAt,
});
