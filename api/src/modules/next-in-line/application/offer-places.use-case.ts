import type { OfferResult } from '@leafshift/contracts/next-in-line';
import { RefusedError, throwIfRefused } from '@leafshift/domain/refusal';
import { closedShiftRefusal, shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Eligibility } from '../../eligibility/index.ts';
import { type Shift, type ShiftId, Shifts, toLifecycleShift } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import { KnownWorkers } from './known-workers.ts';
import { Line } from './line.ts';

interface Offering {
  readonly shiftIds: readonly ShiftId[];
  readonly workerIds: readonly WorkerId[];
  readonly minutes: number;
}

/** A business offers the free places of its shifts to workers whom it knows, in order, or stops that. */
@Injectable()
export class OfferPlacesUseCase {
  constructor(
    private readonly line: Line,
    private readonly known: KnownWorkers,
    private readonly offers: PlaceOfferRepository,
    private readonly shifts: Shifts,
    private readonly eligibility: Eligibility,
    private readonly changes: GuardedChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * What became of each shift. Throws NOT_FOUND for a shift or worker that is not the business's, and
   * what keeps it from confirming.
   */
  async offer(
    employerId: EmployerId,
    { shiftIds, workerIds, minutes }: Offering,
  ): Promise<OfferResult[]> {
    const workers = [...new Set(workerIds)];
    const known = new Set(await this.known.ids(employerId));
    if (workers.some((workerId) => !known.has(workerId))) {
      refuse('NOT_FOUND');
    }
    const ids = [...new Set(shiftIds)];
    const own = (await this.shifts.list(ids)).filter((shift) => shift.employerId === employerId);
    if (own.length < ids.length) {
      refuse('NOT_FOUND');
    }
    await this.eligibility.require(employerId, 'confirm');
    const results: OfferResult[] = [];
    for (const shift of own) {
      results.push({ postId: shift.id, problem: await this.#offerOne(shift, workers, minutes) });
    }
    return results;
  }

  /** Does nothing where nothing is offered. Throws NOT_FOUND. */
  async stop(employerId: EmployerId, shiftId: ShiftId): Promise<void> {
    await this.changes.run(
      shiftId,
      async () => (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND'),
      async (shift) => {
        const seen = await this.offers.find(shiftId);
        if (seen) await this.line.stop(shift, seen);
      },
    );
  }

  async #offerOne(
    shift: Shift,
    workers: readonly WorkerId[],
    minutes: number,
  ): Promise<OfferResult['problem']> {
    try {
      const isOffered = await this.changes.run(
        shift.id,
        async () => {
          const now = (await this.shifts.findOf(shift.employerId, shift.id)) ?? refuse('NOT_FOUND');
          throwIfRefused(this.#refusal(now));
        },
        async () => {
          const now = (await this.shifts.find(shift.id)) ?? refuse('NOT_FOUND');
          return this.line.choose(now, workers, minutes);
        },
      );
      return isOffered ? null : 'NOBODY_TO_OFFER';
    } catch (error) {
      const code = error instanceof RefusedError ? error.code : null;
      const problem = OFFER_PROBLEMS.find((known) => known === code);
      if (problem === undefined) throw error;
      return problem;
    }
  }

  #refusal(shift: Shift) {
    return (
      closedShiftRefusal(toLifecycleShift(shift, null)) ??
      (shift.endsAt <= this.clock.now() ? shiftRefusal('SHIFT_BEGUN') : null) ??
      (shift.confirmedCount >= shift.totalWorkers ? shiftRefusal('SHIFT_FULL') : null)
    );
  }
}

const OFFER_PROBLEMS = ['SHIFT_FULL', 'SHIFT_BEGUN', 'POST_COMPLETE', 'POST_CANCELLED'] as const;
