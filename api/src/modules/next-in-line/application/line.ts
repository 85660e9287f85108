import { offerEnds } from '@leafshift/domain/next-in-line';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { ShiftNotifications } from '../../assignments/index.ts';
import type { Shift } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';
import { NextWorker } from './next-worker.ts';

/** The time to answer is over, if the offer is still the one to that worker until then. */
export const passOn = outboxKind(
  'nextInLine.passOn',
  z.strictObject({ shiftId: z.string(), workerId: z.string(), until: z.iso.datetime() }),
);

/** What of a chain outlives the one offer. */
type Chain = Pick<PlaceOffer, 'places' | 'passed' | 'chosen' | 'minutes' | 'isReplacement'>;

const REPLACING: Chain = {
  places: 1,
  passed: [],
  chosen: [],
  minutes: null,
  isReplacement: true,
};

/** Offers the free places of a shift to one worker after the other, each in the running transaction (ADR 0284). */
@Injectable()
export class Line {
  constructor(
    private readonly offers: PlaceOfferRepository,
    private readonly nextWorker: NextWorker,
    private readonly notifications: ShiftNotifications,
    private readonly realtime: Realtime,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** One more place is free of somebody who is to be replaced. */
  async addPlace(shift: Shift): Promise<void> {
    const seen = await this.offers.find(shift.id);
    if (seen) {
      const more = { ...seen, places: seen.places + 1, isReplacement: true };
      await this.offers.store(shift.id, seen, more);
    } else {
      await this.#offer(shift, null, REPLACING);
    }
  }

  /**
   * The business has chosen whom to offer all free places to, in order. Who is being offered one keeps
   * it. Answers whether anybody could be offered any.
   */
  async choose(shift: Shift, chosen: readonly WorkerId[], minutes: number): Promise<boolean> {
    const seen = await this.offers.find(shift.id);
    const places = openPlaces(shift);
    if (seen && seen.until > this.clock.now()) {
      const passed = seen.passed.filter((workerId) => !chosen.includes(workerId));
      await this.offers.store(shift.id, seen, { ...seen, chosen, passed, minutes, places });
      return true;
    }
    const chain = {
      places,
      passed: [],
      chosen,
      minutes,
      isReplacement: seen?.isReplacement ?? false,
    };
    return this.#offer(shift, seen, chain);
  }

  /** The business offers it to nobody any more. */
  async stop({ id }: Shift, seen: PlaceOffer): Promise<void> {
    await this.offers.store(id, seen, null);
    await this.realtime.postChanged(id, [seen.employerId, seen.workerId]);
  }

  /** The worker did not take it. */
  async passed(shift: Shift, seen: PlaceOffer): Promise<void> {
    await this.#offer(shift, seen, { ...seen, passed: [...seen.passed, seen.workerId] });
  }

  /** A worker is confirmed on the shift, whoever it is; `hasTaken` where they took what they were offered. */
  async confirmed(
    shift: Shift,
    seen: PlaceOffer,
    { workerId, hasTaken }: { readonly workerId: WorkerId; readonly hasTaken: boolean },
  ): Promise<void> {
    if (hasTaken) {
      const people = { from: workerId, to: [seen.employerId] };
      await this.notifications.tell(shift, { kind: 'place-taken' }, people);
    }
    const chain = { ...seen, places: seen.places - (hasTaken ? 1 : 0) };
    if (seen.workerId === workerId || openPlaces(shift) === 0) {
      await this.#offer(shift, seen, chain);
    }
  }

  async #offer(shift: Shift, seen: PlaceOffer | null, chain: Chain): Promise<boolean> {
    const { id: shiftId, employerId } = shift;
    const now = this.clock.now();
    const places = Math.min(chain.places, openPlaces(shift));
    const isOpen = places > 0 && shift.status === null && shift.endsAt > now;
    const workerId = isOpen ? await this.nextWorker.find(shift, chain) : null;
    if (!workerId) {
      await this.offers.store(shiftId, seen, null);
      if (isOpen && seen) await this.#tellNobody(shift, seen);
      return false;
    }
    const until = offerEnds(shift, now, chain.chosen.includes(workerId) ? chain.minutes : null);
    const { passed, chosen, minutes, isReplacement } = chain;
    await this.offers.store(shiftId, seen, {
      shiftId,
      employerId,
      workerId,
      until,
      places,
      passed,
      chosen,
      minutes,
      isReplacement,
    });
    const record = { shiftId, workerId, until: until.toISOString() };
    await this.outbox.add(passOn, record, { notBefore: until });
    await this.#tellOffered(shift, employerId, workerId, until);
    return true;
  }

  async #tellOffered(shift: Shift, from: EmployerId, to: WorkerId, until: Date): Promise<void> {
    await this.notifications.tell(shift, { kind: 'place-offered', until }, { from, to: [to] });
  }

  /** Only where somebody was in line: that nobody was, the business sees at once. */
  async #tellNobody(shift: Shift, { employerId, workerId }: PlaceOffer): Promise<void> {
    const people = { from: workerId, to: [employerId] };
    await this.notifications.tell(shift, { kind: 'nobody-in-line' }, people);
  }
}

const openPlaces = ({ totalWorkers, confirmedCount }: Shift): number =>
  Math.max(0, totalWorkers - confirmedCount);
