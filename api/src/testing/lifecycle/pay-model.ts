import {
  ANSWERED_BEFORE,
  bookedOn,
  HOUR,
  isLate,
  type Model,
  type ModelAssignment,
  type ModelShift,
  move,
  type Outcome,
  spotsTaken,
} from './market.ts';

const SECURED_BEFORE = 48;
const MENDED_BEFORE = 12;
const OVERDUE_DAYS = 7;

/** Why the business can confirm nobody until its card works. */
export function cardRefusal(model: Model): Outcome | null {
  const { now, unpaidSince } = model;
  if (unpaidSince !== null && now - unpaidSince >= OVERDUE_DAYS * 24 * HOUR) {
    return 'INVOICE_OVERDUE';
  }
  const isRefused = model.shifts.some(
    ({ pay, startsAt }) =>
      (pay?.state === 'refused' || pay?.state === 'released') && startsAt > now,
  );
  return isRefused || unpaidSince !== null ? 'CARD_FAILED' : null;
}

/** With a confirmation: before the start, or anew at once where the workers before were released unpaid. */
export function plan(model: Model, shift: ModelShift): void {
  const { now } = model;
  if (!shift.pay) {
    const at = Math.max(shift.startsAt - SECURED_BEFORE * HOUR, now);
    shift.pay = { state: 'planned', orderedAt: now, at };
  } else if (shift.pay.state === 'released') {
    shift.pay = { ...shift.pay, state: 'planned', at: now };
  }
  askIfDue(model, shift);
}

/** Asks the card where its time has come. */
export function askIfDue(model: Model, shift: ModelShift): void {
  const { pay } = shift;
  if ((pay?.state !== 'planned' && pay?.state !== 'refused') || pay.at > model.now) {
    return;
  }
  const { orderedAt } = pay;
  const hasBegun =
    pay.state === 'planned' && orderedAt < shift.startsAt && shift.startsAt <= model.now;
  if (hasBegun) {
    shift.pay = null;
  } else if (model.card === 'works') {
    shift.pay = { state: 'secured', orderedAt };
  } else {
    const until = pay.state === 'refused' ? pay.mendBy : mendBy(model, shift);
    refuse(model, shift, { orderedAt, until });
  }
}

const mendBy = ({ now }: Model, { startsAt }: ModelShift): number =>
  Math.min(startsAt, Math.max(startsAt - MENDED_BEFORE * HOUR, now + 2 * HOUR));

function refuse(
  model: Model,
  shift: ModelShift,
  { orderedAt, until }: { readonly orderedAt: number; readonly until: number },
): void {
  if (model.now < until) {
    const at = Math.min(model.now + 6 * HOUR, until);
    shift.pay = { state: 'refused', orderedAt, at, mendBy: until };
    return;
  }
  shift.pay = { state: 'released', orderedAt };
  for (const assignment of bookedOn(shift)) {
    if (assignment.status === 'booked') {
      sendOff(model, shift, assignment);
    }
  }
  lookWhetherWanted(shift);
}

/** Another card is asked at once; who was released is not called back. */
export function changeCard(model: Model, card: Model['card']): void {
  model.card = card;
  for (const shift of model.shifts) {
    if (shift.pay?.state === 'released') {
      shift.pay = null;
    } else if (shift.pay?.state === 'refused') {
      shift.pay = { ...shift.pay, at: model.now };
      askIfDue(model, shift);
    }
  }
}

/** With late pay, but for who was asked whether they still come and has not answered. */
export function sendOff(
  model: Model,
  shift: ModelShift,
  assignment: ModelAssignment,
): { readonly isFree: boolean } {
  const isFree =
    assignment.coming === 'asked' &&
    model.now >= shift.startsAt - ANSWERED_BEFORE * HOUR &&
    model.now < shift.startsAt;
  if (isLate(model, shift) && !isFree) {
    shift.owed += 1;
  }
  move(assignment, 'sent-off');
  return { isFree };
}

/** What nobody needs is freed. */
export function lookWhetherWanted(shift: ModelShift): void {
  if (shift.state !== 'open' || (spotsTaken(shift) === 0 && shift.owed === 0)) {
    shift.pay = null;
  }
}
