import type { TempPost } from '@leafshift/contracts/posts';
import { averageOfBusiness } from '@leafshift/domain/business-rating';
import { isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../../core/ids.ts';
import { ShownCredentials } from '../../../credentials/index.ts';
import {
  FORMER_MEMBER,
  MarketAccounts,
  type PersonCard,
  ShownTexts,
} from '../../../job-board/index.ts';
import { Invitations } from '../../domain/ports/invitations.ts';
import { type Reputation, Reputations } from '../../domain/ports/reputations.ts';
import { type ShiftAssignment, ShiftAssignments } from '../../domain/ports/shift-assignments.ts';
import type { Shift } from '../../domain/shift.ts';
import { employerView, type ShownAssignment, workerView } from './temp-post.view.ts';

/** Shifts as they are answered, with the people on them; a page takes three to seven queries. */
@Injectable()
export class ShiftViews {
  constructor(
    private readonly assignments: ShiftAssignments,
    private readonly reputations: Reputations,
    private readonly accounts: MarketAccounts,
    private readonly texts: ShownTexts,
    private readonly invitations: Invitations,
    private readonly credentials: ShownCredentials,
  ) {}

  /** The employer's own shifts, with every request and confirmed worker. */
  async forEmployer(employerId: EmployerId, shifts: readonly Shift[]): Promise<TempPost[]> {
    const assignments = await this.assignments.ofShifts(
      employerId,
      shifts.map((shift) => shift.id),
    );
    const shown = await this.#shown(assignments, [employerId]);
    return shifts.map((shift) => ({
      ...employerView(
        shift,
        shown.card(employerId),
        shown.assignments.filter(({ assignment }) => assignment.shiftId === shift.id),
      ),
      ...this.credentials.forEmployer(shift),
    }));
  }

  async oneForEmployer(employerId: EmployerId, shift: Shift): Promise<TempPost> {
    const [post] = await this.forEmployer(employerId, [shift]);
    if (!post) {
      throw new Error('One shift makes one answer');
    }
    return post;
  }

  /** Shifts as a worker may see them: nothing of other workers but the counts. */
  async forWorker(workerId: WorkerId, shifts: readonly Shift[]): Promise<TempPost[]> {
    const assignments = await this.assignments.ofWorker(
      workerId,
      shifts.map((shift) => shift.id),
    );
    return this.#forWorker(workerId, shifts, assignments);
  }

  /** The same for shifts on which the worker has no assignment. */
  untakenForWorker(workerId: WorkerId, shifts: readonly Shift[]): Promise<TempPost[]> {
    return this.#forWorker(workerId, shifts, []);
  }

  async oneForWorker(workerId: WorkerId, shift: Shift): Promise<TempPost> {
    const [post] = await this.forWorker(workerId, [shift]);
    if (!post) {
      throw new Error('One shift makes one answer');
    }
    return post;
  }

  async #forWorker(
    workerId: WorkerId,
    shifts: readonly Shift[],
    assignments: readonly ShiftAssignment[],
  ): Promise<TempPost[]> {
    const [texts, credentials, invited, shown] = await Promise.all([
      this.texts.forOthers(shifts),
      this.credentials.forWorker(workerId, shifts),
      this.invitations.sentTo(
        workerId,
        shifts.map((shift) => shift.id),
      ),
      this.#shown(
        assignments,
        shifts.map((shift) => shift.employerId),
      ),
    ]);
    const photos = await this.#supervisorPhotos(shifts, assignments);
    return texts.map((shift) => ({
      ...workerView(
        shift,
        shown.card(shift.employerId),
        shown.assignments.find(({ assignment }) => assignment.shiftId === shift.id) ?? null,
        photos.get(shift.supervisor.id),
      ),
      ...credentials.get(shift.id),
      ...invitedAt(invited.get(shift.id)),
      ...employerRating(shown.reputations.get(shift.employerId)),
    }));
  }

  /** Asked for only where somebody is confirmed, who may see them. */
  async #supervisorPhotos(
    shifts: readonly Shift[],
    assignments: readonly ShiftAssignment[],
  ): Promise<ReadonlyMap<string, string>> {
    const confirmed = assignments.filter(({ state }) => isConfirmedState(state));
    const shiftIds = new Set(confirmed.map(({ shiftId }) => shiftId));
    const employerIds = shifts.flatMap((shift) => (shiftIds.has(shift.id) ? shift.employerId : []));
    return employerIds.length > 0
      ? this.accounts.supervisorPhotos([...new Set(employerIds)])
      : new Map();
  }

  async #shown(assignments: readonly ShiftAssignment[], others: readonly UserId[]) {
    const workerIds = assignments.map((assignment) => assignment.workerId);
    const userIds = [...new Set<UserId>([...workerIds, ...others])];
    const [cards, reputations] = await Promise.all([
      this.accounts.cards(userIds),
      this.reputations.list(userIds),
    ]);
    const card = (id: UserId): PersonCard => cards.get(id) ?? FORMER_MEMBER;
    return {
      card,
      reputations,
      assignments: assignments.map(
        (assignment): ShownAssignment => ({
          assignment,
          worker: card(assignment.workerId),
          rating: reputations.get(assignment.workerId)?.rating ?? null,
        }),
      ),
    };
  }
}

const employerRating = (known: Reputation | undefined): Pick<TempPost, 'employerRating'> => {
  const shown = known ? averageOfBusiness(known) : null;
  return shown ? { employerRating: shown } : {};
};

const invitedAt = (at: Date | undefined): Pick<TempPost, 'invitedAt'> =>
  at ? { invitedAt: at.toISOString() } : {};
