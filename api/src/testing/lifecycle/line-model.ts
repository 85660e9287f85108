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

export function taken(model: Model, shift: ModelShift): void {
  if (shift.offer) {
    offer(model, shift, { ...shift.offer, places: shift.offer.places - 1 });
  }
}

export const offerRefusal = (shift: ModelShift, worker: number): Outcome | null =>
  (shift.workers.has(worker) ? null : 'NOT_FOUND') ??
  (shift.offer?.worker === worker ? null : 'PLACE_NOT_OFFERED');

/** To who has waited longest, for an eighth of the time to the start: half an hour to two hours. */
function offer(
  model: Model,
  shift: ModelShift,
  { places, passed }: Pick<ModelOffer, 'places' | 'passed'>,
): void {
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
    .toSorted(([, one], [, other]) => one.askedAt - other.askedAt);
  if (!isOpen || !next) {
    shift.offer = null;
    return;
  }
  const wait = Math.min(2 * HOUR, Math.max(30 * MINUTE, (shift.startsAt - model.now) / 8));
  const until = Math.floor(Math.min(model.now + wait, shift.endsAt));
  shift.offer = { worker: next[0], until, places, passed };
}
