import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../domain/ports/booking.repository.ts';
import { OpenShiftRepository } from '../domain/ports/open-shift.repository.ts';
import { OwnPlaceRepository } from '../domain/ports/own-place.repository.ts';
import { PlaceRepository } from '../domain/ports/place.repository.ts';
import { ShiftRepository } from '../domain/ports/shift.repository.ts';

/** What an employer's changes of a shift read and write. */
@Injectable()
export class EmployerRecords {
  constructor(
    readonly shifts: ShiftRepository,
    readonly places: PlaceRepository,
    readonly bookings: BookingRepository,
  ) {}
}

/** What a worker's changes of a shift read and write. */
@Injectable()
export class WorkerRecords {
  constructor(
    readonly shifts: OpenShiftRepository,
    readonly places: OwnPlaceRepository,
    readonly bookings: BookingRepository,
  ) {}
}
