import type {
  adminShifts,
  ClockedProof,
  ShiftFile,
  ShiftRow,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import type { Payout } from '@leafshift/contracts/payouts';
import { centsToDollars } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { type OwnTime, TimesheetLists } from '../../clockedtime/index.ts';
import { invoiceView } from '../../invoice/index.ts';
import { Payouts } from '../../payouts/index.ts';
import type { Shift, ShiftId } from '../../posts/index.ts';
import { BilledInvoices } from '../domain/billed-invoices.ts';
import { type FiledAssignment, ShiftFiles, shiftState } from '../domain/shift-files.ts';
import { PeopleNamed } from './people-named.ts';

const AN_ID = /^[0-9a-f]{24}$/i;

type Search = CallParsed<typeof adminShifts>['query'];
type Named = Awaited<ReturnType<PeopleNamed['of']>>;

/** Shifts as the back office looks at them. */
@Injectable()
export class ShiftDesk {
  constructor(
    private readonly shifts: ShiftFiles,
    private readonly timesheets: TimesheetLists,
    private readonly billed: BilledInvoices,
    private readonly paid: Payouts,
    private readonly people: PeopleNamed,
  ) {}

  /** Latest first; of a business by name, address or id, or one shift by its id. */
  async search({ q, from, to, ...search }: Search): Promise<CallAnswer<typeof adminShifts>> {
    const one = q && AN_ID.test(q) ? await this.shifts.find(asId<ShiftId>(q)) : null;
    if (one) {
      return { shifts: await this.#rows([one]), nextCursor: null };
    }
    const { items, nextCursor } = await this.shifts.search({
      ...search,
      employerIds: await this.#employers(q),
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    });
    return { shifts: await this.#rows(items), nextCursor };
  }

  /** Throws NOT_FOUND. */
  async get(id: ShiftId): Promise<ShiftFile> {
    const shift = (await this.shifts.find(id)) ?? refuse('NOT_FOUND');
    const assignments = await this.shifts.assignmentsOf(id);
    const sheets = await this.timesheets.ofAssignments(assignments.map((each) => each.id));
    const paid = await this.paid.ofShift(id);
    const named = await this.people.of([...assignments, ...paid].map(({ workerId }) => workerId));
    const [row] = await this.#rows([shift]);
    const { location, supervisor } = shift;
    return {
      shift: row ?? refuse('NOT_FOUND'),
      fullAddress: location.fullAddress,
      supervisor: {
        name: supervisor.name,
        phoneNumber: supervisor.phoneNumber,
        email: supervisor.email,
      },
      jobDescription: shift.jobDescription,
      invoiceId: shift.invoiceId,
      takenDownReason: shift.takenDownReason,
      completedAt: shift.completedAt?.toISOString() ?? null,
      invoices: (await this.billed.ofShift(id)).map(invoiceView).map(billAnswer),
      payouts: paid.map(({ payout, workerId }) => payAnswer(payout, named(workerId))),
      assignments: assignments.map((assignment) => {
        const filed = sheets.find(({ timesheet }) => timesheet._id === assignment.id);
        return {
          ...assignmentAnswer(assignment, named),
          timesheet: filed?.timesheet ?? null,
          proof: {
            in: proofAnswer(filed?.own.clockIn ?? null),
            out: proofAnswer(filed?.own.clockOut ?? null),
          },
        };
      }),
    };
  }

  async #employers(q: string | undefined): Promise<readonly UserId[] | undefined> {
    if (!q) {
      return undefined;
    }
    return AN_ID.test(q) ? [asId<UserId>(q)] : this.people.find(q);
  }

  async #rows(shifts: readonly Shift[]): Promise<ShiftRow[]> {
    const named = await this.people.of(shifts.map(({ employerId }) => employerId));
    return shifts.map((shift) => rowOf(shift, named));
  }
}

const rowOf = (shift: Shift, named: Named): ShiftRow => ({
  _id: shift.id,
  employer: named(shift.employerId),
  jobType: shift.jobType,
  jobTitle: shift.jobTitle,
  locationName: shift.location.locationName,
  city: shift.location.city,
  province: shift.location.province,
  date: shift.startsAt.toISOString(),
  endsAt: shift.endsAt.toISOString(),
  timeZone: shift.timeZone,
  durationHours: shift.durationHours,
  rate: centsToDollars(shift.rate),
  totalWorkers: shift.totalWorkers,
  confirmed: shift.confirmedCount,
  requests: shift.requestCount,
  openSpots: Math.max(0, shift.totalWorkers - shift.confirmedCount),
  state: shiftState(shift),
  createdAt: shift.createdAt.toISOString(),
});

const assignmentAnswer = (assignment: FiledAssignment, named: Named) => ({
  _id: assignment.id,
  worker: named(assignment.workerId),
  state: assignment.state,
  requestedAt: assignment.requestedAt.toISOString(),
  completedAt: assignment.completedAt?.toISOString() ?? null,
  release: assignment.release && {
    reason: assignment.release.reason,
    at: assignment.release.at.toISOString(),
  },
  clockIn: assignment.checkInTime?.toISOString() ?? null,
  clockOut: assignment.checkOutTime?.toISOString() ?? null,
  breakMinutes: assignment.breakMinutes,
});

const proofAnswer = (time: OwnTime | null): ClockedProof | null =>
  time && {
    at: time.at.toISOString(),
    by: time.by,
    acceptedAt: time.acceptedAt?.toISOString() ?? null,
    metres: time.metres,
  };

const billAnswer = ({
  _id,
  number,
  status,
  total,
  paymentError,
}: ReturnType<typeof invoiceView>): ShiftFile['invoices'][number] => ({
  _id,
  number,
  status,
  total,
  hasFailed: paymentError !== null,
});

const payAnswer = (
  { _id, status, waitingFor, amount, hours, correction }: Payout,
  worker: ShiftFile['payouts'][number]['worker'],
): ShiftFile['payouts'][number] => ({
  ...{ _id, status, waitingFor, amount, hours, correction },
  worker,
});
