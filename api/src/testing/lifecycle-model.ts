/** Where one worker stands on one shift, as a person would say it. */
export type ShiftStatus =
  | 'asked'
  | 'left'
  | 'booked'
  | 'working'
  | 'gone-home'
  | 'rated'
  | 'absent'
  | 'sent-off';

/** The hours of one worker once the shift is submitted. */
export interface ModelSheet {
  state: 'submitted' | 'accepted' | 'disputed' | 'decided';
  /** Until when the worker can object, or the business answer. */
  until: number;
  isAnswered: boolean;
}

export interface ModelAssignment {
  status: ShiftStatus;
  cameAt: number;
  leftAt?: number;
  /** What they recorded themselves. */
  own?: { in?: true; out?: true };
  sheet?: ModelSheet;
}

export interface ModelShift {
  readonly startsAt: number;
  readonly endsAt: number;
  assignments: number;
  state: 'open' | 'submitted' | 'deleted';
  /** How many were sent off with less than a day's notice. */
  owed: number;
  /** How many were confirmed when the whole shift was cancelled with less than a day's notice. */
  owedByCancelling: number;
  /** Whether somebody is paid who was said not to have come. */
  hasClaim: boolean;
  readonly workers: Map<number, ModelAssignment>;
}

/** The simplest marketplace that behaves like the real one. Times are milliseconds. */
export interface Model {
  now: number;
  readonly shifts: readonly ModelShift[];
  readonly suspended: Set<number>;
}

/** What was tried: done, or refused with a code. */
export type Outcome = 'done' | string;

export const HOUR = 3_600_000;
const MINUTE = 60_000;
const BOOKED: readonly ShiftStatus[] = ['booked', 'working', 'gone-home', 'rated', 'absent'];

const isBooked = (assignment: ModelAssignment | undefined): assignment is ModelAssignment =>
  assignment !== undefined && BOOKED.includes(assignment.status);

const bookedOn = (shift: ModelShift): readonly ModelAssignment[] =>
  [...shift.workers.values()].filter(isBooked);

/** Who does not come leaves the spot to others. */
const spotsTaken = (shift: ModelShift): number =>
  bookedOn(shift).filter(({ status }) => status !== 'absent').length;

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
  const assignment = shift.workers.get(worker);
  const refusal =
    (model.suspended.has(worker) ? 'ACCOUNT_SUSPENDED' : null) ??
    isOver(shift) ??
    (assignment?.status === 'asked' ? 'ALREADY_REQUESTED' : null) ??
    (isBooked(assignment) ? 'ALREADY_CONFIRMED' : null) ??
    (assignment?.status === 'sent-off' ? 'RELEASED_FROM_SHIFT' : null) ??
    (model.now >= shift.startsAt ? 'SHIFT_BEGUN' : null) ??
    (spotsTaken(shift) >= shift.assignments ? 'SHIFT_FULL' : null) ??
    (worksMeanwhile(model, shift, worker) ? 'SHIFT_OVERLAPS' : null);
  if (!refusal) {
    shift.workers.set(worker, { status: 'asked', cameAt: 0 });
  }
  return refusal ?? 'done';
}

export function withdraw(_: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    isOver(shift) ??
    (isBooked(assignment) ? 'ALREADY_CONFIRMED' : null) ??
    (assignment?.status === 'asked' ? null : 'NOT_REQUESTED');
  return refusal ?? move(assignment, 'left');
}

export function confirm(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    (model.suspended.has(worker) ? 'WORKER_NOT_ELIGIBLE' : null) ??
    isOver(shift) ??
    (assignment?.status === 'left' || assignment?.status === 'sent-off'
      ? 'REQUEST_WITHDRAWN'
      : null) ??
    (isBooked(assignment) ? 'ALREADY_CONFIRMED' : null) ??
    (spotsTaken(shift) >= shift.assignments ? 'SHIFT_FILLED' : null) ??
    (worksMeanwhile(model, shift, worker) ? 'SHIFT_OVERLAPS' : null);
  return refusal ?? move(assignment, 'booked');
}

/** Requests end, and what the worker is booked on and has not begun. */
function suspend(model: Model, worker: number): void {
  model.suspended.add(worker);
  for (const shift of model.shifts.filter((each) => !isOver(each))) {
    const assignment = shift.workers.get(worker);
    const isToCome = assignment?.status === 'booked' && model.now < shift.startsAt;
    if (assignment?.status === 'asked' || isToCome) {
      move(assignment, 'left');
    }
  }
}

export function cancel(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'absent' ? 'SHIFT_BEGUN' : null) ??
    (assignment?.status === 'booked' ? null : 'ALREADY_CLOCKED_IN');
  if (!refusal && shift.startsAt - model.now < 24 * HOUR) {
    move(assignment, 'left');
    suspend(model, worker);
    return 'done';
  }
  return refusal ?? move(assignment, 'left');
}

export function clockIn(model: Model, shift: ModelShift, worker: number, at: number): Outcome {
  const assignment = shift.workers.get(worker);
  const mayCome = assignment?.status === 'booked' || assignment?.status === 'absent';
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (mayCome ? null : 'ALREADY_CLOCKED_IN') ??
    (assignment?.status === 'absent' && spotsTaken(shift) >= shift.assignments
      ? 'SHIFT_FILLED'
      : null) ??
    (shift.startsAt - at <= HOUR ? null : 'CLOCK_TOO_EARLY') ??
    (at <= model.now ? null : 'CLOCK_IN_FUTURE');
  if (!refusal && assignment) {
    assignment.cameAt = at;
  }
  return refusal ?? move(assignment, 'working');
}

export function clockOut(model: Model, shift: ModelShift, worker: number, at: number): Outcome {
  const assignment = shift.workers.get(worker);
  const hasCome = assignment?.status !== 'booked' && assignment?.status !== 'absent';
  const cameAt = assignment?.cameAt ?? 0;
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (hasCome ? null : 'NOT_CLOCKED_IN') ??
    (assignment?.status === 'working' ? null : 'ALREADY_CLOCKED_OUT') ??
    (at > cameAt ? null : 'CLOCK_OUT_BEFORE_IN') ??
    (at - cameAt <= 16 * HOUR ? null : 'CLOCK_TOO_LONG') ??
    (at <= model.now ? null : 'CLOCK_IN_FUTURE');
  if (!refusal && assignment) {
    assignment.leftAt = at;
  }
  return refusal ?? move(assignment, 'gone-home');
}

/** With the code of the shift, which there is from an hour before the start. */
function selfClockRefusal(model: Model, shift: ModelShift, worker: number): Outcome | null {
  const assignment = shift.workers.get(worker);
  return (
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (shift.startsAt - model.now <= HOUR ? null : 'CLOCK_CODE_WRONG')
  );
}

export function selfClockIn(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal = selfClockRefusal(model, shift, worker);
  if (refusal || !assignment || assignment.own?.in) {
    return refusal ?? 'done';
  }
  if (assignment.status === 'gone-home' || assignment.status === 'rated') {
    return 'ALREADY_CLOCKED_OUT';
  }
  assignment.own = { ...assignment.own, in: true };
  return assignment.status === 'working' ? 'done' : clockIn(model, shift, worker, model.now);
}

export function selfClockOut(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const early = selfClockRefusal(model, shift, worker);
  if (early || !assignment || assignment.own?.out) {
    return early ?? 'done';
  }
  const hasCome = assignment.status !== 'booked' && assignment.status !== 'absent';
  const refusal =
    (hasCome ? null : 'NOT_CLOCKED_IN') ??
    (model.now > assignment.cameAt ? null : 'CLOCK_OUT_BEFORE_IN') ??
    (model.now - assignment.cameAt <= 16 * HOUR ? null : 'CLOCK_TOO_LONG');
  if (refusal) {
    return refusal;
  }
  assignment.own = { ...assignment.own, out: true };
  return assignment.status === 'working' ? clockOut(model, shift, worker, model.now) : 'done';
}

export function correctBreak(
  _: Model,
  shift: ModelShift,
  worker: number,
  minutes: number,
): Outcome {
  const assignment = shift.workers.get(worker);
  const status = assignment?.status;
  const hasLeft = status === 'gone-home' || status === 'rated';
  if (!assignment || !(hasLeft || status === 'working')) {
    return 'NOT_FOUND';
  }
  const worked = (assignment.leftAt ?? 0) - assignment.cameAt;
  return (
    isOver(shift) ??
    (hasLeft ? null : 'NOT_CLOCKED_OUT') ??
    (minutes * MINUTE < worked ? null : 'BREAK_TOO_LONG') ??
    'done'
  );
}

export function rate(_: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'rated' ? 'ALREADY_RATED' : null) ??
    (assignment?.status === 'gone-home' ? null : 'NOT_CLOCKED_OUT');
  return refusal ?? move(assignment, 'rated');
}

export function markNoShow(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'absent' ? 'ALREADY_NO_SHOW' : null) ??
    (assignment?.status === 'booked' ? null : 'ALREADY_CLOCKED_IN') ??
    (model.now >= shift.startsAt ? null : 'SHIFT_NOT_BEGUN');
  return refusal ?? move(assignment, 'absent');
}

export function release(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'absent' ? 'ALREADY_NO_SHOW' : null) ??
    (assignment?.status === 'booked' ? null : 'ALREADY_CLOCKED_IN');
  if (!refusal && shift.startsAt - model.now < 24 * HOUR) {
    shift.owed += 1;
  }
  return refusal ?? move(assignment, 'sent-off');
}

export function submit(model: Model, shift: ModelShift): Outcome {
  if (shift.state !== 'open') {
    return shift.state === 'submitted' ? 'done' : 'POST_CANCELLED';
  }
  const booked = bookedOn(shift);
  if (booked.length === 0 && shift.owed === 0) {
    return 'NO_WORKERS_CONFIRMED';
  }
  if (booked.some(({ status }) => status !== 'rated' && status !== 'absent')) {
    return 'WORKERS_NOT_COMPLETED';
  }
  const isEmpty = booked.length > 0 && booked.every(({ status }) => status === 'rated');
  if (model.now < shift.endsAt && !isEmpty) {
    return 'SHIFT_NOT_OVER';
  }
  for (const assignment of booked) {
    assignment.sheet = { state: 'submitted', until: model.now + 48 * HOUR, isAnswered: false };
  }
  return close(shift, 'submitted');
}

export function cancelShift(model: Model, shift: ModelShift): Outcome {
  const isAtWork = bookedOn(shift).some(({ status }) => status !== 'booked');
  const refusal = isOver(shift) ?? (isAtWork || model.now >= shift.startsAt ? 'SHIFT_BEGUN' : null);
  if (refusal) {
    return refusal;
  }
  const booked = bookedOn(shift);
  if (shift.startsAt - model.now < 24 * HOUR) {
    shift.owedByCancelling = booked.length;
  }
  for (const assignment of booked) {
    assignment.status = 'left';
  }
  return close(shift, 'deleted');
}

export function edit(_: Model, shift: ModelShift, assignments: number): Outcome {
  const refusal = changeRefusal(shift) ?? (shift.owed > 0 ? 'POST_HAS_LATE_PAY' : null);
  if (!refusal) {
    shift.assignments = assignments;
  }
  return refusal ?? 'done';
}

export function remove(_: Model, shift: ModelShift): Outcome {
  return changeRefusal(shift) ?? close(shift, 'deleted');
}

const changeRefusal = (shift: ModelShift): Outcome | null =>
  (shift.state === 'deleted' ? 'POST_CANCELLED' : null) ??
  (bookedOn(shift).length > 0 ? 'POST_HAS_CONFIRMED_WORKER' : null) ??
  isOver(shift);

function close(shift: ModelShift, state: ModelShift['state']): Outcome {
  shift.state = state;
  for (const assignment of shift.workers.values()) {
    if (assignment.status === 'asked') {
      assignment.status = 'left';
    }
  }
  return 'done';
}

function move(assignment: ModelAssignment | undefined, status: ShiftStatus): Outcome {
  if (assignment) {
    assignment.status = status;
  }
  return 'done';
}
