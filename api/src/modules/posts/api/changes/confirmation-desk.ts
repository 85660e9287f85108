import { AsyncLocalStorage } from 'node:async_hooks';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { confirmRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { ApiError, refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { PlaceId, ShiftId } from '../../domain/ids.ts';
import { confirmedElsewhere, ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import { FORMER_MEMBER, type PersonCard } from '../../domain/person.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import type { Booking } from '../../domain/ports/booking.repository.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import type { Shift } from '../../domain/shift.ts';
import { EmployerRecords } from '../records.ts';
import { ATTEMPTS, ShiftChanges } from './shift-changes.ts';

/** Whose request is confirmed. */
export interface ConfirmedRequest {
  readonly shiftId: ShiftId;
  readonly placeId: PlaceId;
  readonly workerId: WorkerId;
}

/** Makes the change in the running transaction, in the name of the employer. */
type Change = (employer: PersonCard) => Promise<Shift>;

interface Waiting {
  readonly employerId: EmployerId;
  readonly request: ConfirmedRequest;
  readonly change: Change;
  /** Runs something as part of the HTTP request that asked. */
  readonly inOwnContext: <Result>(work: () => Result) => Result;
  readonly resolve: (shift: Shift) => void;
  readonly reject: (error: unknown) => void;
  attempts: number;
}

/** How things stand, as far as the rules ask about confirming, and who the employer is. */
interface Look {
  readonly employer: PersonCard;
  readonly shift: Shift | null;
  readonly places: ReadonlyMap<PlaceId, ShiftPlace>;
  readonly bookings: ReadonlyMap<WorkerId, readonly Booking[]>;
}

/**
 * Where confirmations of one shift queue up in this process. All that wait are looked at together, and
 * again after each change, so that two hundred for three places cost a dozen queries and three
 * transactions. Nobody is refused by what was read before they asked.
 */
@Injectable()
export class ConfirmationDesk {
  readonly #waiting = new Map<ShiftId, Waiting[]>();

  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly accounts: MarketAccounts,
  ) {}

  /** Confirms in a transaction once the rules allow it; throws why not, or STATE_CONFLICT. */
  confirm(employerId: EmployerId, request: ConfirmedRequest, change: Change): Promise<Shift> {
    const { promise, resolve, reject } = Promise.withResolvers<Shift>();
    const inOwnContext = AsyncLocalStorage.snapshot();
    const one = { employerId, request, change, inOwnContext, resolve, reject, attempts: 0 };
    const others = this.#waiting.get(request.shiftId);
    if (others) {
      others.push(one);
      return promise;
    }
    const all = [one];
    this.#waiting.set(request.shiftId, all);
    this.changes
      .inTurn(request.shiftId, () => this.#serve(request.shiftId))
      .catch((error: unknown) => {
        for (const each of all) {
          each.reject(error);
        }
      });
    return promise;
  }

  async #serve(shiftId: ShiftId): Promise<void> {
    let left = this.#waiting.get(shiftId) ?? [];
    this.#waiting.delete(shiftId);
    while (left.length > 0) {
      left = await this.#serveFirst(left);
    }
  }

  /** Refuses whom the rules refuse, confirms the first of the others, and answers who is left. */
  async #serveFirst(all: readonly Waiting[]): Promise<Waiting[]> {
    const [{ employerId } = refuse('NOT_FOUND')] = all;
    const own = all.filter((each) => each.employerId === employerId);
    const look = await this.#look(
      employerId,
      own.map(({ request }) => request),
    );
    const allowed = own.filter((each) => isAllowed(each, look));
    const left = [...allowed, ...all.filter((each) => each.employerId !== employerId)];
    const [first] = allowed;
    return first && !(await this.#change(first, look.employer))
      ? left
      : left.filter((each) => each !== first);
  }

  /** Whether it is settled; not where another process was faster, so that the rules must say why. */
  async #change(one: Waiting, employer: PersonCard): Promise<boolean> {
    one.attempts += 1;
    try {
      const shift = await one.inOwnContext(() => this.changes.tryOnce(() => one.change(employer)));
      if (shift) {
        one.resolve(shift);
      } else if (one.attempts >= ATTEMPTS) {
        one.reject(new ApiError('STATE_CONFLICT'));
      }
      return shift !== null || one.attempts >= ATTEMPTS;
    } catch (error) {
      one.reject(error);
      return true;
    }
  }

  async #look(employerId: EmployerId, requests: readonly ConfirmedRequest[]): Promise<Look> {
    const [{ shiftId } = refuse('NOT_FOUND')] = requests;
    const placeIds = requests.map(({ placeId }) => placeId);
    const workerIds = requests.map(({ workerId }) => workerId);
    const [shift, places, bookings, cards] = await Promise.all([
      this.records.shifts.find(employerId, shiftId),
      this.records.places.findMany(employerId, shiftId, placeIds),
      this.records.bookings.listMany(workerIds),
      this.accounts.cards([employerId]),
    ]);
    return {
      employer: cards.get(employerId) ?? FORMER_MEMBER,
      shift,
      places: new Map(places.map((place) => [place.id, place])),
      bookings,
    };
  }
}

function isAllowed({ request, reject }: Waiting, { shift, places, bookings }: Look): boolean {
  try {
    const place = places.get(request.placeId);
    if (!shift || place?.workerId !== request.workerId) {
      return refuse('NOT_FOUND');
    }
    const later = (bookings.get(request.workerId) ?? []).filter(
      ({ endsAt }) => endsAt > shift.startsAt,
    );
    const elsewhere = confirmedElsewhere(later, request.shiftId);
    throwIfRefused(confirmRefusal(ruledShiftFor(shift, place), request.workerId, elsewhere));
    return true;
  } catch (error) {
    reject(error);
    return false;
  }
}
