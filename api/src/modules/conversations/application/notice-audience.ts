import type { NoticeAudience as Audience } from '@leafshift/contracts/conversations';
import { isOnShift, writingUntil } from '@leafshift/domain/conversations';
import { addDays, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import {
  type Shift,
  ShiftAssignments,
  type ShiftId,
  ShiftLists,
  Shifts,
} from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import type { Parties } from '../domain/conversation.ts';

const PAGE = 100;

/** Whom a notice reaches: confirmed workers of own shifts to whom the business can write. */
@Injectable()
export class NoticeAudience {
  constructor(
    private readonly shifts: Shifts,
    private readonly lists: ShiftLists,
    private readonly assignments: ShiftAssignments,
    private readonly conversations: ConversationRepository,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for a shift of somebody else. */
  async of(employerId: EmployerId, to: Audience): Promise<readonly Parties[]> {
    const now = this.clock.now();
    const shifts = (await this.#shifts(employerId, to)).filter(
      (shift) => shift.status !== 'Cancelled' && now < writingUntil(shift),
    );
    const taken = await this.assignments.ofShifts(
      employerId,
      shifts.map(({ id }) => id),
    );
    const parties = taken.flatMap(({ id, shiftId, workerId, state }) => {
      const shift = shifts.find((each) => each.id === shiftId);
      return shift && isOnShift(state) && state !== 'noShow'
        ? [{ id: asId<AssignmentId>(id), shiftId, employerId, workerId, endsAt: shift.endsAt }]
        : [];
    });
    return this.#reachable(parties);
  }

  async #reachable(parties: readonly Parties[]): Promise<readonly Parties[]> {
    const conversations = await this.conversations.list(parties.map(({ id }) => id));
    const closed = new Set(conversations.filter(({ closedAt }) => closedAt).map(({ id }) => id));
    const trust = await this.users.trustOf(parties.map(({ workerId }) => workerId));
    return parties.filter(
      ({ id, workerId }) => !closed.has(id) && trust.get(workerId)?.suspended === false,
    );
  }

  async #shifts(employerId: EmployerId, to: Audience): Promise<readonly Shift[]> {
    if (to.of === 'shift') {
      const shift = await this.shifts.findOf(employerId, asId<ShiftId>(to.post));
      return [shift ?? refuse('NOT_FOUND')];
    }
    const day = toCalendarDay(to.day);
    const around = await this.#startingAround(employerId, to.day);
    return around.filter(
      ({ startsAt, timeZone, location }) =>
        calendarDayIn(startsAt, timeZone as never) === day &&
        (to.location === undefined || location.id === to.location),
    );
  }

  /** A day begins at different moments across the country. */
  async #startingAround(employerId: EmployerId, day: string): Promise<readonly Shift[]> {
    const local = toCalendarDay(day);
    const span = {
      from: new Date(`${day}T00:00:00Z`),
      to: new Date(`${addDays(local, 2)}T00:00:00Z`),
      words: [],
    };
    const found: Shift[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.lists.byEmployer(employerId, span, { limit: PAGE, cursor });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return found;
  }
}
