import { addPlace, confirmedInLine, offerRefusal, passOn } from './line-model.ts';
import {
  ANSWERED_BEFORE,
  bookedOn,
  HOUR,
  isBooked,
  isLate,
  isOver,
  MINUTE,
  type Model,
  type ModelShift,
  move,
  type Outcome,
  spotsTaken,
  worksMeanwhile,
} from './market.ts';
import { cardRefusal, lookWhetherWanted, plan, sendOff } from './pay-model.ts';

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
    shift.workers.set(worker, { status: 'asked', askedAt: model.now, cameAt: 0 });
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

export const confirm = (model: Model, shift: ModelShift, worker: number): Outcome =>
  book(model, shift, worker, false);

function book(model: Model, shift: ModelShift, worker: number, hasTaken: boolean): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    cardRefusal(model) ??
    (model.suspended.has(worker) ? 'WORKER_NOT_ELIGIBLE' : null) ??
    isOver(shift) ??
    (assignment?.status === 'left' || assignment?.status === 'sent-off'
      ? 'REQUEST_WITHDRAWN'
      : null) ??
    (isBooked(assignment) ? 'ALREADY_CONFIRMED' : null) ??
    (model.now >= shift.endsAt ? 'SHIFT_OVER' : null) ??
    (spotsTaken(shift) >= shift.assignments ? 'SHIFT_FILLED' : null) ??
    (worksMeanwhile(model, shift, worker) ? 'SHIFT_OVERLAPS' : null);
  if (refusal || !assignment) {
    return refusal ?? 'NOT_FOUND';
  }
  assignment.confirmedAt = model.now;
  assignment.coming = shift.startsAt - model.now < ANSWERED_BEFORE * HOUR ? 'answered' : undefined;
  move(assignment, 'booked');
  withdrawMeanwhile(model, shift, worker);
  confirmedInLine(model, shift, worker, hasTaken);
  plan(model, shift);
  return 'done';
}

/** What the worker has asked for elsewhere at that time is withdrawn. */
function withdrawMeanwhile(model: Model, shift: ModelShift, worker: number): void {
  for (const other of model.shifts.filter((each) => each !== shift && !isOver(each))) {
    const assignment = other.workers.get(worker);
    const isMeanwhile = other.startsAt < shift.endsAt && shift.startsAt < other.endsAt;
    if (isMeanwhile && assignment?.status === 'asked') {
      move(assignment, 'left');
    }
  }
}

/** The worker takes the place that is offered to them. */
export function take(model: Model, shift: ModelShift, worker: number): Outcome {
  return offerRefusal(shift, worker) ?? book(model, shift, worker, true);
}

export function decline(model: Model, shift: ModelShift, worker: number): Outcome {
  const refusal = offerRefusal(shift, worker);
  if (!refusal) {
    passOn(model, shift);
  }
  return refusal ?? 'done';
}

export function sayComing(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) && assignment.status !== 'absent' ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'booked' ? null : 'ALREADY_CLOCKED_IN') ??
    (assignment?.coming ? null : 'COMING_NOT_ASKED') ??
    (model.now >= shift.startsAt ? 'SHIFT_BEGUN' : null);
  if (!refusal && assignment) {
    assignment.coming = 'answered';
  }
  return refusal ?? 'done';
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
    if (isToCome && isLate(model, shift)) {
      addPlace(model, shift);
    }
    lookWhetherWanted(shift);
  }
}

export function cancel(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'absent' ? 'SHIFT_BEGUN' : null) ??
    (assignment?.status === 'booked' ? null : 'ALREADY_CLOCKED_IN');
  if (refusal) {
    return refusal;
  }
  move(assignment, 'left');
  if (isLate(model, shift)) {
    addPlace(model, shift);
    if ((assignment?.confirmedAt ?? 0) < shift.startsAt) suspend(model, worker);
  }
  lookWhetherWanted(shift);
  return 'done';
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
  if (!assignment || !(hasLeft || status === 'working' || assignment.sheet)) {
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
  if (!refusal) {
    move(assignment, 'absent');
    addPlace(model, shift);
    lookWhetherWanted(shift);
  }
  return refusal ?? 'done';
}

export function release(model: Model, shift: ModelShift, worker: number): Outcome {
  const assignment = shift.workers.get(worker);
  const refusal =
    (assignment ? null : 'NOT_FOUND') ??
    isOver(shift) ??
    (isBooked(assignment) ? null : 'NOT_CONFIRMED') ??
    (assignment?.status === 'absent' ? 'ALREADY_NO_SHOW' : null) ??
    (assignment?.status === 'booked' ? null : 'ALREADY_CLOCKED_IN');
  if (refusal || !assignment) {
    return refusal ?? 'NOT_FOUND';
  }
  const { isFree } = sendOff(model, shift, assignment);
  if (isFree) {
    addPlace(model, shift);
  }
  lookWhetherWanted(shift);
  return 'done';
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
  if (isLate(model, shift)) {
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
  shift.pay = null;
  for (const assignment of shift.workers.values()) {
    if (assignment.status === 'asked') {
      assignment.status = 'left';
    }
  }
  return 'done';
}
