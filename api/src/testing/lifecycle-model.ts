/** Where one worker stands on one shift, as a person would say it. */
export type Standing = 'asked' | 'left' | 'booked' | 'working' | 'gone-home' | 'rated' | 'absent';

export interface ModelPlace {
  standing: Standing;
  cameAt: number;
}

export interface ModelShift {
  readonly startsAt: number;
  readonly endsAt: number;
  places: number;
  state: 'open' | 'submitted' | 'deleted';
  readonly workers: Map<number, ModelPlace>;
}

/** The simplest marketplace that behaves like the real one. Times are milliseconds. */
export interface Model {
  now: number;
  readonly shifts: readonly ModelShift[];
  readonly suspended: Set<number>;
}

/** What was tried: done, or refused with a code. */
export type Outcome = 'done' | string;

const HOUR = 3_600_000;
const BOOKED: readonly Standing[] = ['booked', 'working', 'gone-home', 'rated', 'absent'];

const isBooked = (place: ModelPlace | undefined): place is ModelPlace =>
  place !== undefined && BOOKED.includes(place.standing);

const bookedOn = (shift: ModelShift): readonly ModelPlace[] =>
  [...shift.workers.values()].filter(isBooked);

const isOver = ({ state }: ModelShift): Outcome | null => {
  if (state === 'open') {
    return null;
  }
  return state === 'submitted' ? 'POST_COMPLETE' : 'POST_CANCELLED';
};

const worksMeanwhile = (model: Model, shift: ModelShift, worker: number): boolean =>
  model.shifts.some(
    (other) =>
      other !== shift &&
      other.startsAt < shift.endsAt &&
      shift.startsAt < other.endsAt &&
      isBooked(other.workers.get(worker)),
  );

export function request(model: Model, shift: ModelShift, worker: number): Outcome {
  const place = shift.workers.get(worker);
  const refusal =
    isOver(shift) ??
    (model.suspended.has(worker) ? 'ACCOUNT_SUSPENDED' : null) ??
    (place?.standing === 'asked' ? 'ALREADY_REQUESTED' : null) ??
    (isBooked(place) ? 'ALREADY_CONFIRMED' : null) ??
    (model.now >= shift.startsAt ? 'SHIFT_BEGUN' : null) ??
    (bookedOn(shift).length >= shift.places ? 'SHIFT_FULL' : null) ??
    (worksMeanwhile(model, shift, worker) ? 'SHIFT_OVERLAPS' : null);
  if (!refusal) {
    shift.workers.set(worker, { standing: 'asked', cameAt: 0 });
  }
  return refusal ?? 'done';
}

export function withdraw(_: Model, shift: ModelShift, worker: number): Outcome {
  const place = shift.workers.get(worker);
  const refusal =
    isOver(shift) ??
    (isBooked(place) ? 'ALREADY_CONFIRMED' : null) ??
    (place?.standing === 'asked' ? null : 'NOT_REQUESTED');
  return refusal ?? move(place, 'left');
}

export function confirm(model: Model, shift: ModelShift, worker: number): Outcome {
  const place = shift.workers.get(worker);
  const refusal =
    (place ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (place?.standing === 'left' ? 'REQUEST_WITHDRAWN' : null) ??
    (isBooked(place) ? 'ALREADY_CONFIRMED' : null) ??
    (bookedOn(shift).length >= shift.places ? 'SHIFT_FILLED' : null) ??
    (worksMeanwhile(model, shift, worker) ? 'SHIFT_OVERLAPS' : null);
  return refusal ?? move(place, 'booked');
}

export function cancel(model: Model, shift: ModelShift, worker: number): Outcome {
  const place = shift.workers.get(worker);
  const refusal =
    isOver(shift) ??
    (isBooked(place) ? null : 'NOT_CONFIRMED') ??
    (place?.standing === 'absent' ? 'SHIFT_BEGUN' : null) ??
    (place?.standing === 'booked' ? null : 'ALREADY_CLOCKED_IN');
  if (!refusal && shift.startsAt - model.now < 24 * HOUR) {
    model.suspended.add(worker);
  }
  return refusal ?? move(place, 'left');
}

export function clockIn(_: Model, shift: ModelShift, worker: number, at: number): Outcome {
  const place = shift.workers.get(worker);
  const mayCome = place?.standing === 'booked' || place?.standing === 'absent';
  const refusal =
    (place ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(place) ? null : 'NOT_CONFIRMED') ??
    (mayCome ? null : 'ALREADY_CLOCKED_IN');
  if (!refusal && place) {
    place.cameAt = at;
  }
  return refusal ?? move(place, 'working');
}

export function clockOut(_: Model, shift: ModelShift, worker: number, at: number): Outcome {
  const place = shift.workers.get(worker);
  const hasCome = place?.standing !== 'booked' && place?.standing !== 'absent';
  const cameAt = place?.cameAt ?? 0;
  const refusal =
    (place ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(place) ? null : 'NOT_CONFIRMED') ??
    (hasCome ? null : 'NOT_CLOCKED_IN') ??
    (place?.standing === 'working' ? null : 'ALREADY_CLOCKED_OUT') ??
    (at > cameAt ? null : 'CLOCK_OUT_BEFORE_IN') ??
    (at - cameAt <= 24 * HOUR ? null : 'SHIFT_TOO_LONG');
  return refusal ?? move(place, 'gone-home');
}

export function rate(_: Model, shift: ModelShift, worker: number): Outcome {
  const place = shift.workers.get(worker);
  const refusal =
    (place ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(place) ? null : 'NOT_CONFIRMED') ??
    (place?.standing === 'rated' ? 'ALREADY_RATED' : null) ??
    (place?.standing === 'gone-home' ? null : 'NOT_CLOCKED_OUT');
  return refusal ?? move(place, 'rated');
}

export function markNoShow(model: Model, shift: ModelShift, worker: number): Outcome {
  const place = shift.workers.get(worker);
  const refusal =
    (place ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(place) ? null : 'NOT_CONFIRMED') ??
    (place?.standing === 'absent' ? 'ALREADY_NO_SHOW' : null) ??
    (place?.standing === 'booked' ? null : 'ALREADY_CLOCKED_IN') ??
    (model.now >= shift.startsAt ? null : 'SHIFT_NOT_BEGUN');
  return refusal ?? move(place, 'absent');
}

export function submit(_: Model, shift: ModelShift): Outcome {
  if (shift.state !== 'open') {
    return shift.state === 'submitted' ? 'done' : 'POST_CANCELLED';
  }
  const booked = bookedOn(shift);
  if (booked.length === 0) {
    return 'NO_WORKERS_CONFIRMED';
  }
  if (booked.some(({ standing }) => standing !== 'rated' && standing !== 'absent')) {
    return 'WORKERS_NOT_COMPLETED';
  }
  return close(shift, 'submitted');
}

export function edit(_: Model, shift: ModelShift, places: number): Outcome {
  const refusal = changeRefusal(shift);
  if (!refusal) {
    shift.places = places;
  }
  return refusal ?? 'done';
}

export function remove(_: Model, shift: ModelShift): Outcome {
  return changeRefusal(shift) ?? close(shift, 'deleted');
}

const changeRefusal = (shift: ModelShift): Outcome | null =>
  (shift.state === 'deleted' ? 'POST_CANCELLED' : null) ??
  (bookedOn(shift).length > 0 ? 'POST_HAS_CONFIRMED_WORKER' : null);

function close(shift: ModelShift, state: ModelShift['state']): Outcome {
  shift.state = state;
  for (const place of shift.workers.values()) {
    if (place.standing === 'asked') {
      place.standing = 'left';
    }
  }
  return 'done';
}

function move(place: ModelPlace | undefined, standing: Standing): Outcome {
  if (place) {
    place.standing = standing;
  }
  return 'done';
}
