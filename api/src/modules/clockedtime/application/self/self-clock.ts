import type { SelfClockForm, Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { isAtPlace, metresBetween } from '@leafshift/domain/distance';
import { isCoarsePlace } from '@leafshift/domain/places/precision';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { lateTime, lateTimeRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { AssignmentProgress } from '../../../assignments/index.ts';
import type { Shift, ShiftId } from '../../../posts/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import { isWitnessed, type OwnTime, type Witness } from '../../domain/timesheet.ts';
import { throwIfNotConfirmed } from '../throw-if-not-confirmed.ts';
import { timesheetView } from '../timesheets/timesheet.view.ts';
import { ClockCodes } from './clock-codes.ts';
import { OwnComing } from './own-coming.ts';
import { OwnGoing } from './own-going.ts';
import type { OwnHours } from './own-hours.ts';
import { Posters } from './posters.ts';

/**
 * Workers record when they come and go, by the API's clock. With the code of the shift it counts at
 * once; their word alone waits for the employer. Sent twice, the first time stays.
 */
@Injectable()
export class SelfClock {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly timesheets: TimesheetRepository,
    private readonly codes: ClockCodes,
    private readonly posters: Posters,
    private readonly coming: OwnComing,
    private readonly going: OwnGoing,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CLOCK_CODE_WRONG, POSTER_UNKNOWN, TOO_MANY_REQUESTS, or what clocking in is refused with. */
  async in(workerId: WorkerId, shiftId: ShiftId, form: SelfClockForm): Promise<TimesheetAnswer> {
    const time = await this.#time(workerId, shiftId, form);
    await this.changes.run(
      shiftId,
      () => this.#find(workerId, shiftId),
      (found) =>
        isRecorded(found.sheet?.worker.clockIn, time)
          ? Promise.resolve()
          : this.coming.record(found, time),
    );
    return this.#answer(workerId, shiftId);
  }

  /** Throws NOT_FOUND, CLOCK_CODE_WRONG, POSTER_UNKNOWN, TOO_MANY_REQUESTS, or what clocking out is refused with. */
  async out(workerId: WorkerId, shiftId: ShiftId, form: SelfClockForm): Promise<TimesheetAnswer> {
    const time = await this.#time(workerId, shiftId, form);
    await this.changes.run(
      shiftId,
      () => this.#find(workerId, shiftId),
      (found) =>
        isRecorded(found.sheet?.worker.clockOut, time)
          ? Promise.resolve()
          : this.going.record(found, time, form.breakMinutes ?? null),
    );
    return this.#answer(workerId, shiftId);
  }

  /**
   * Codes are looked at before the transaction, so that wrong ones are counted. A time of the device is
   * the worker's word, with whatever code: that of a minute can be noted down and used later (HOURS-30).
   */
  async #time(workerId: WorkerId, shiftId: ShiftId, form: SelfClockForm): Promise<OwnTime> {
    const { shift } = await this.#find(workerId, shiftId);
    const metres = distanceFrom(shift, form);
    const now = this.clock.now();
    const claimed = form.at === undefined ? null : lateTime(form.at, now);
    if (claimed !== null) {
      throwIfRefused(lateTimeRefusal(claimed, now));
      const codeFits =
        form.code !== undefined && (await this.codes.fits(workerId, shiftId, form.code, claimed));
      const late = { sentAt: now, codeFits };
      return { at: claimed, by: 'none', metres, acceptedAt: null, late };
    }
    if (form.code !== undefined) {
      await this.codes.check(workerId, shiftId, form.code);
    }
    return {
      at: now,
      by: form.code === undefined ? this.#byPoster(shift, form.poster, metres) : 'code',
      metres,
      acceptedAt: null,
    };
  }

  /** A poster can be photographed: away from the place it is the worker's word alone. */
  #byPoster(shift: Shift, scanned: string | undefined, metres: number | null): Witness {
    if (scanned === undefined) {
      return 'none';
    }
    if (!this.posters.isOf(shift, scanned)) {
      refuse('POSTER_UNKNOWN');
    }
    return isAtPlace(metres) ? 'poster' : 'none';
  }

  async #find(workerId: WorkerId, shiftId: ShiftId): Promise<OwnHours> {
    const found = (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfNotConfirmed(found);
    return { ...found, sheet: await this.timesheets.find(found.assignment.id) };
  }

  async #answer(workerId: WorkerId, shiftId: ShiftId): Promise<TimesheetAnswer> {
    const { assignment, sheet } = await this.#find(workerId, shiftId);
    return timesheetView(sheet ?? refuse('NOT_FOUND'), assignment);
  }
}

/** What is recorded stays, but that a code is more than a word which nobody has accepted. */
const isRecorded = (recorded: OwnTime | null | undefined, time: OwnTime): boolean =>
  recorded != null && (isWitnessed(recorded) || time.by === 'none');

/** In whole metres; null where the worker or the place is not known to the street. */
function distanceFrom({ location }: Shift, { latitude, longitude }: SelfClockForm): number | null {
  const isKnown = location.latitude !== 0 || location.longitude !== 0;
  return isKnown && !isCoarsePlace(location) && latitude !== undefined && longitude !== undefined
    ? Math.round(metresBetween(location, { latitude, longitude }))
    : null;
}
