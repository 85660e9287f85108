import {
  HOUR,
  MINUTE,
  type Model,
  type ModelOffer,
  type ModelShift,
  type Outcome,
  spotsTaken,
  worksMeanwhile,
} from './market.ts';

/** One more place is to be offered to who waits. */
export function addPlace(model: Model, shift: ModelShift): void {
  if (shift.offer) {
    shift.offer = { ...shift.offer, places: shift.offer.places + 1 };
  } else {
    offer(model, shift, { places: 1, passed: [] });
  }
}

/** The worker to whom it is offered has not taken it. */
export function passOn(model: Model, shift: ModelShift): void {
  if (shift.offer) {
    const { places, passed, worker } = shift.offer;
    offer(model, shift, { places, passed: [...passed, worker] });
  }
}

/** Somebody is confirmed: who was offered the place, or the last spot is gone; what they were offered elsewhere goes on. */
export function confirmedInLine(
  model: Model,
  shift: ModelShift,
  worker: number,
  hasTaken: boolean,
): void {
  const isFull = spotsTaken(shift) >= shift.assignments;
  if (shift.offer && (shift.offer.worker === worker || isFull)) {
    offer(model, shift, { ...shift.offer, places: shift.offer.places - (hasTaken ? 1 : 0) });
  }
  for (const other of model.shifts) {
    if (other !== shift && overlaps(other, shift) && isOffered(model, other, worker)) {
      passOn(model, other);
    }
  }
}

export const offerRefusal = (shift: ModelShift, worker: number): Outcome | null =>
  (shift.workers.has(worker) ? null : 'NOT_FOUND') ??
  (shift.offer?.worker === worker ? null : 'PLACE_NOT_OFFERED');

const overlaps = (one: ModelShift, other: ModelShift): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

const isOffered = (model: Model, { offer: made }: ModelShift, worker: number): boolean =>
  made?.worker === worker && made.until > model.now;

/** To who has waited longest, first of those who are offered nothing else for that time, for an eighth of the time to the start: half an hour to two hours. */
function offer(
  model: Model,
  shift: ModelShift,
  { places: wanted, passed }: Pick<ModelOffer, 'places' | 'passed'>,
): void {
  const places = Math.min(wanted, shift.assignments - spotsTaken(shift));
  const thinksAboutAnother = (worker: number): boolean =>
    model.shifts.some(
      (other) => other !== shift && overlaps(other, shift) && isOffered(model, other, worker),
    );
  const isOpen =
    places > 0 &&
    shift.state === 'open' &&
    spotsTaken(shift) < shift.assignments &&
    shift.endsAt > model.now;
  const [next] = [...shift.workers]
    .filter(
      ([worker, { status }]) =>
        status === 'asked' && !passed.includes(worker) && !worksMeanwhile(model, shift, worker),
    )
    .toSorted(([, one], [, other]) => one.askedAt - other.askedAt)
    .toSorted(
      ([one], [other]) => Number(thinksAboutAnother(one)) - Number(thinksAboutAnother(other)),
    );
  if (!isOpen || !next) {
    shift.offer = null;
    return;
  }
  const wait = Math.min(2 * HOUR, Math.max(30 * MINUTE, (shift.startsAt - model.now) / 8));
  const until = Math.floor(Math.min(model.now + wait, shift.endsAt));
  shift.offer = { worker: next[0], until, places, passed };
}
