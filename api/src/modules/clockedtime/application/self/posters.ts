import type { LocationPoster } from '@leafshift/contracts/clockedtime';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DerivedKeys, type Keys } from '../../../../infra/secrets/derived-keys.ts';
import { BookingRepository } from '../../../bookings/index.ts';
import { MarketAccounts } from '../../../job-board/index.ts';
import { type Shift, type ShiftId, Shifts } from '../../../posts/index.ts';
import { isPosterCodeOf, posterCodeOf } from '../../domain/poster-code.ts';

/** The posters of locations, with which workers clock themselves where nobody shows a code (ADR 0202). */
@Injectable()
export class Posters {
  readonly #keys: Keys;

  constructor(
    private readonly accounts: MarketAccounts,
    private readonly bookings: BookingRepository,
    private readonly shifts: Shifts,
    private readonly clock: Clock,
    keys: DerivedKeys,
  ) {
    this.#keys = keys.keysFor('clock-poster');
  }

  /** Throws NOT_FOUND for what is not a location of the business. */
  async ofLocation(employerId: EmployerId, locationId: string): Promise<LocationPoster> {
    const { locations } = await this.accounts.getEmployer(employerId);
    const location = locations.find(({ id }) => id === locationId) ?? refuse('NOT_FOUND');
    const { locationName, fullAddress } = location;
    return { code: posterCodeOf(this.#keys[0], locationId), locationName, fullAddress };
  }

  /** Whether it is the poster of the shift's place, printed with the secret of now or one before. */
  isOf({ location }: Shift, scanned: string): boolean {
    return this.#keys.some((key) => isPosterCodeOf(key, location.id, scanned));
  }

  /** The worker's confirmed shift at the place that ends next. Throws POSTER_UNKNOWN where there is none. */
  async shiftOf(workerId: WorkerId, scanned: string): Promise<ShiftId> {
    const { bookings } = await this.bookings.find(workerId);
    const now = this.clock.now();
    const coming = bookings
      .filter(({ endsAt }) => endsAt.getTime() + STILL_MS > now.getTime())
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    const shifts = await this.shifts.list(coming.map(({ shiftId }) => shiftId));
    const here = new Set(shifts.filter((shift) => this.isOf(shift, scanned)).map(({ id }) => id));
    return coming.find(({ shiftId }) => here.has(shiftId))?.shiftId ?? refuse('POSTER_UNKNOWN');
  }
}

/** How long after its end a shift is still the one that somebody leaves. */
const STILL_MS = 4 * 3_600_000;
