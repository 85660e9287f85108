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
  /** Since when they wait to be confirmed. */
  askedAt: number;
  /** Since when they are confirmed, and what they said to whether they still come. */
  confirmedAt?: number;
  coming?: 'asked' | 'answered' | undefined;
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
  /** How far its pay is secured; null where nobody needs it. */
  pay: ModelPay | null;
  /** To whom a place is offered. */
  offer: ModelOffer | null;
}

/** Ordered by the first confirmation. */
export type ModelPay = { readonly orderedAt: number } & (
  | { readonly state: 'planned'; readonly at: number }
  | { readonly state: 'secured' }
  /** It is asked again then; who is confirmed is released once it is refused at the end. */
  | { readonly state: 'refused'; readonly at: number; readonly mendBy: number }
  | { readonly state: 'released' }
);

export interface ModelOffer {
  readonly worker: number;
  readonly until: number;
  readonly places: number;
  readonly passed: readonly number[];
}

/** The simplest marketplace that behaves like the real one. Times are milliseconds. */
export interface Model {
  now: number;
  readonly shifts: readonly ModelShift[];
  readonly suspended: Set<number>;
  card: 'works' | 'refuses';
  /** Since when an invoice of the business is refused by its card; looked up, since amounts are not modelled. */
  unpaidSince: number | null;
}

/** What was tried: done, or refused with a code. */
export type Outcome = 'done' | string;

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
/** Hours before the start until which it is waited for an answer to whether somebody still comes. */
export const ANSWERED_BEFORE = 16;
const BOOKED: readonly ShiftStatus[] = ['booked', 'working', 'gone-home', 'rated', 'absent'];

export const isBooked = (assignment: ModelAssignment | undefined): assignment is ModelAssignment =>
  assignment !== undefined && BOOKED.includes(assignment.status);

export const bookedOn = (shift: ModelShift): readonly ModelAssignment[] =>
  [...shift.workers.values()].filter(isBooked);

/** Who does not come leaves the spot to others. */
export const spotsTaken = (shift: ModelShift): number =>
  bookedOn(shift).filter(({ status }) => status !== 'absent').length;

export const isOver = ({ state }: ModelShift): Outcome | null => {
  if (state === 'open') {
    return null;
  }
  return state === 'submitted' ? 'POST_COMPLETE' : 'POST_CANCELLED';
};

export const worksMeanwhile = (model: Model, shift: ModelShift, worker: number): boolean =>
  model.shifts.some(
    (other) =>
      other !== shift &&
      other.startsAt < shift.endsAt &&
      shift.startsAt < other.endsAt &&
      isBooked(other.workers.get(worker)),
  );

export function move(assignment: ModelAssignment | undefined, status: ShiftStatus): Outcome {
  if (assignment) {
    assignment.status = status;
  }
  return 'done';
}

/** With less than a day's notice. */
export const isLate = (model: Model, shift: ModelShift): boolean =>
  shift.startsAt - model.now < 24 * HOUR;
