import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { EmployerAssignmentRepository, hasAgreed } from '../../assignments/index.ts';
import { BookingRepository } from '../../bookings/index.ts';
import { CredentialGate } from '../../credentials/index.ts';
import { FavouriteRepository } from '../../favourites/index.ts';
import { type Shift, Shifts } from '../../posts/index.ts';
import { NotAgain } from '../../worker-notes/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';
import { OfferedWorkers } from './offered-workers.ts';

/** Favourites that are looked at for one place, of the many that a business may have. */
const MOST_FAVOURITES = 20;

/**
 * Whom a free place is offered next: whom the business has chosen, in order; where somebody is to be
 * replaced, who has requested the shift, who waits longest first, then favourites (SHIFT-45). Nobody
 * on the 'not again' list of the business, though they have asked (BUSINESS-11).
 */
@Injectable()
export class NextWorker {
  constructor(
    private readonly assignments: EmployerAssignmentRepository,
    private readonly workers: OfferedWorkers,
    private readonly favourites: FavouriteRepository,
    private readonly bookings: BookingRepository,
    private readonly credentials: CredentialGate,
    private readonly offers: PlaceOfferRepository,
    private readonly shifts: Shifts,
    private readonly notAgain: NotAgain,
    private readonly clock: Clock,
  ) {}

  /** Null where there is nobody left who can take it. */
  async find(
    shift: Shift,
    { chosen, passed, isReplacement }: Pick<PlaceOffer, 'chosen' | 'passed' | 'isReplacement'>,
  ): Promise<WorkerId | null> {
    const taken = await this.assignments.listTaken(shift.employerId, [shift.id]);
    const waiting = taken.filter(
      (assignment) => assignment.state === 'requested' && hasAgreed(assignment, shift),
    );
    const requested = new Set(waiting.map(({ workerId }) => workerId));
    const onShift = new Set(taken.map(({ workerId }) => workerId));
    const replacing = isReplacement ? [...requested, ...(await this.#favouritesOf(shift))] : [];
    const inOrder = [...new Set([...chosen, ...replacing])];
    const notAgain = await this.notAgain.among(shift.employerId, inOrder);
    const asked = inOrder.filter((id) => !passed.includes(id) && !notAgain.has(id));
    let busyWithAnother: WorkerId | null = null;
    for (const workerId of asked) {
      const canTake = requested.has(workerId)
        ? (await this.#isFree(workerId, shift)) && (await this.#isCertified(workerId, shift))
        : !onShift.has(workerId) && !(await this.workers.isPassedOver(workerId, shift));
      if (canTake && !(await this.#thinksAboutAnother(workerId, shift))) return workerId;
      if (canTake) busyWithAnother ??= workerId;
    }
    return busyWithAnother;
  }

  async #favouritesOf({ employerId }: Shift): Promise<readonly WorkerId[]> {
    const favourites = await this.favourites.list(employerId);
    return favourites.slice(0, MOST_FAVOURITES).map(({ workerId }) => workerId);
  }

  async #isFree(workerId: WorkerId, shift: Shift): Promise<boolean> {
    const { bookings } = await this.bookings.find(workerId);
    return !bookings.some((booked) => booked.shiftId !== shift.id && overlaps(booked, shift));
  }

  async #isCertified(workerId: WorkerId, shift: Shift): Promise<boolean> {
    return (await this.credentials.missingFor(workerId, shift)).length === 0;
  }

  /** So that nobody has to choose between two offers for the same time while others wait for one. */
  async #thinksAboutAnother(workerId: WorkerId, shift: Shift): Promise<boolean> {
    const offers = await this.offers.listOf(workerId, this.clock.now());
    const others = offers.filter(({ shiftId }) => shiftId !== shift.id);
    const shifts = await this.shifts.list(others.map(({ shiftId }) => shiftId));
    return shifts.some((other) => overlaps(other, shift));
  }
}

const overlaps = (
  one: { readonly startsAt: Date; readonly endsAt: Date },
  other: { readonly startsAt: Date; readonly endsAt: Date },
): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;
