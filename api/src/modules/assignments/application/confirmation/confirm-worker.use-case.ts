import type { TempPost } from '@leafshift/contracts/posts';
import { RefusedError, throwIfRefused } from '@leafshift/domain/refusal';
import { confirmRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { BookingRepository, confirmedElsewhere } from '../../../bookings/index.ts';
import { Eligibility, type PaymentReading } from '../../../eligibility/index.ts';
import {
  type Shift,
  ShiftSpots,
  Shifts,
  ShiftViews,
  toLifecycleShift,
  WorkerFitness,
} from '../../../posts/index.ts';
import { hasAgreed } from '../../domain/assignment.ts';
import {
  type AssignmentKey,
  EmployerAssignmentRepository,
} from '../../domain/ports/employer-assignment.repository.ts';
import { type Cause, ShiftNotifications } from '../notifications/shift-notifications.ts';
import { ShiftReminders } from '../notifications/shift-reminders.ts';
import { workerConfirmed } from './worker-confirmed.ts';

/** Whose request is confirmed. */
export interface ConfirmedRequest extends AssignmentKey {
  readonly workerId: WorkerId;
}

/** What was read before the transaction, or is on its way while that begins. */
interface Checked {
  /** How often the worker had been released. */
  readonly releases: number;
  readonly payment: Promise<PaymentReading>;
  readonly employer: Promise<Cause>;
}

/** Is awaited only if the transaction comes so far. */
const onItsWay = <Value>(reading: Promise<Value>): Promise<Value> => {
  reading.catch(() => undefined);
  return reading;
};

/** An employer confirms a worker who requested the shift; never more than it has spots. */
@Injectable()
export class ConfirmWorkerUseCase {
  readonly #readings = new Map<EmployerId, Promise<PaymentReading>>();

  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly eligibility: Eligibility,
    private readonly fitness: WorkerFitness,
    private readonly notifications: ShiftNotifications,
    private readonly reminders: ShiftReminders,
    private readonly events: DomainEvents,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws NOT_FOUND, what the accounts are kept by (`confirmationRefusal`), SHIFT_OVER, SHIFT_FILLED, SHIFT_OVERLAPS,
   * CREDENTIALS_MISSING, REQUEST_WITHDRAWN, TERMS_CHANGED, ALREADY_CONFIRMED, or that the shift is closed.
   */
  async execute(employerId: EmployerId, request: ConfirmedRequest): Promise<TempPost> {
    const shift = await this.changes
      .run(
        request.shiftId,
        () => this.#check(employerId, request),
        (checked) => this.#confirm(employerId, request, checked),
      )
      .catch((error: unknown) => this.#refuse(employerId, request, error));
    return this.views.oneForEmployer(employerId, shift);
  }

  /**
   * What the accounts are kept by weighs more than what the shift refuses with. It is read here, when
   * others have had their turn: many are refused at once where one spot is left.
   */
  async #refuse(
    employerId: EmployerId,
    { workerId }: ConfirmedRequest,
    error: unknown,
  ): Promise<never> {
    if (error instanceof RefusedError) {
      const payment = this.#paymentToRefuseWith(employerId);
      throwIfRefused(await this.eligibility.confirmationRefusal(employerId, workerId, payment));
    }
    throw error;
  }

  /** One reading for all that a business is refused at the same moment: it only decides what they are told. */
  #paymentToRefuseWith(employerId: EmployerId): Promise<PaymentReading> {
    const underWay = this.#readings.get(employerId);
    if (underWay !== undefined) {
      return underWay;
    }
    const reading = this.eligibility
      .readPayment(employerId)
      .finally(() => this.#readings.delete(employerId));
    this.#readings.set(employerId, reading);
    return reading;
  }

  /** Throws what the shift and the request refuse with; accounts are asked in the transaction. */
  async #check(employerId: EmployerId, request: ConfirmedRequest): Promise<Checked> {
    const { shiftId, workerId } = request;
    const [shift, assignment, { releases, bookings }] = await Promise.all([
      this.shifts.findOf(employerId, shiftId),
      this.assignments.find(employerId, request),
      this.bookings.find(workerId),
    ]);
    if (!shift || assignment?.workerId !== workerId) {
      return refuse('NOT_FOUND');
    }
    const elsewhere = confirmedElsewhere(bookings, shiftId);
    await this.fitness.requireAge(workerId, shift);
    const lifecycle = toLifecycleShift(shift, assignment);
    throwIfRefused(confirmRefusal(lifecycle, workerId, elsewhere, this.clock.now()));
    return {
      releases,
      payment: onItsWay(this.eligibility.readPayment(employerId)),
      employer: onItsWay(this.notifications.readCause(employerId)),
    };
  }

  async #confirm(
    employerId: EmployerId,
    request: ConfirmedRequest,
    { releases, payment, employer }: Checked,
  ): Promise<Shift> {
    const { shiftId, workerId } = request;
    const now = this.clock.now();
    // First, so that whoever comes too late has nothing else to undo.
    const shift = assertUpdated(await this.spots.take(employerId, shiftId, now));
    const confirmed = assertUpdated(
      await this.assignments.confirm(employerId, request, { workerId, at: now }),
    );
    assertUpdated(hasAgreed(confirmed, shift) || null);
    // After the releases were read: a decision about the worker that comes later meets them.
    throwIfRefused(await this.eligibility.confirmationRefusal(employerId, workerId, payment));
    await this.fitness.requireCredentials(workerId, shift);
    const { startsAt, endsAt } = shift;
    assertUpdated(await this.bookings.book(workerId, { shiftId, startsAt, endsAt }, releases));
    await this.notifications.tell(
      shift,
      { kind: 'worker-confirmed' },
      { from: await employer, to: [workerId] },
    );
    await this.reminders.plan(shift, workerId);
    await this.events.publish(workerConfirmed, { shift, assignment: confirmed });
    return shift;
  }
}
