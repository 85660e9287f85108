import type { ShiftCode } from './refusals.ts';

/** Where one worker stands on one shift (SHIFT-31). 'none' is no request ever. */
export const ASSIGNMENT_STATES = [
  'none',
  'requested',
  'withdrawn',
  'confirmed',
  'clockedIn',
  'clockedOut',
  'completed',
  'noShow',
  'cancelled',
  'released',
  'declined',
] as const;

export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** What can happen to one worker's assignment. */
export const ASSIGNMENT_EVENTS = [
  'request',
  'agree',
  'withdraw',
  'confirm',
  'cancelByWorker',
  'clockIn',
  'clockOut',
  'rate',
  'markNoShow',
  'release',
  'decline',
] as const;

export type AssignmentEvent = (typeof ASSIGNMENT_EVENTS)[number];

/** The assignment's state machine: for each event and state, the next state or the refusal's code. */
export const ASSIGNMENT_TRANSITIONS = {
  request: {
    none: { to: 'requested' },
    requested: { refuse: 'ALREADY_REQUESTED' },
    withdrawn: { to: 'requested' },
    confirmed: { refuse: 'ALREADY_CONFIRMED' },
    clockedIn: { refuse: 'ALREADY_CONFIRMED' },
    clockedOut: { refuse: 'ALREADY_CONFIRMED' },
    completed: { refuse: 'ALREADY_CONFIRMED' },
    noShow: { refuse: 'ALREADY_CONFIRMED' },
    cancelled: { to: 'requested' },
    released: { refuse: 'RELEASED_FROM_SHIFT' },
    declined: { refuse: 'REQUEST_DECLINED' },
  },
  agree: {
    none: { refuse: 'NOT_REQUESTED' },
    requested: { to: 'requested' },
    withdrawn: { refuse: 'NOT_REQUESTED' },
    confirmed: { refuse: 'ALREADY_CONFIRMED' },
    clockedIn: { refuse: 'ALREADY_CONFIRMED' },
    clockedOut: { refuse: 'ALREADY_CONFIRMED' },
    completed: { refuse: 'ALREADY_CONFIRMED' },
    noShow: { refuse: 'ALREADY_CONFIRMED' },
    cancelled: { refuse: 'NOT_REQUESTED' },
    released: { refuse: 'NOT_REQUESTED' },
    declined: { refuse: 'NOT_REQUESTED' },
  },
  withdraw: {
    none: { refuse: 'NOT_REQUESTED' },
    requested: { to: 'withdrawn' },
    withdrawn: { refuse: 'NOT_REQUESTED' },
    confirmed: { refuse: 'ALREADY_CONFIRMED' },
    clockedIn: { refuse: 'ALREADY_CONFIRMED' },
    clockedOut: { refuse: 'ALREADY_CONFIRMED' },
    completed: { refuse: 'ALREADY_CONFIRMED' },
    noShow: { refuse: 'ALREADY_CONFIRMED' },
    cancelled: { refuse: 'NOT_REQUESTED' },
    released: { refuse: 'NOT_REQUESTED' },
    declined: { refuse: 'NOT_REQUESTED' },
  },
  confirm: {
    none: { refuse: 'NOT_REQUESTED' },
    requested: { to: 'confirmed' },
    withdrawn: { refuse: 'REQUEST_WITHDRAWN' },
    confirmed: { refuse: 'ALREADY_CONFIRMED' },
    clockedIn: { refuse: 'ALREADY_CONFIRMED' },
    clockedOut: { refuse: 'ALREADY_CONFIRMED' },
    completed: { refuse: 'ALREADY_CONFIRMED' },
    noShow: { refuse: 'ALREADY_CONFIRMED' },
    cancelled: { refuse: 'REQUEST_WITHDRAWN' },
    released: { refuse: 'REQUEST_WITHDRAWN' },
    declined: { refuse: 'REQUEST_DECLINED' },
  },
  cancelByWorker: {
    none: { refuse: 'NOT_CONFIRMED' },
    requested: { refuse: 'NOT_CONFIRMED' },
    withdrawn: { refuse: 'NOT_CONFIRMED' },
    confirmed: { to: 'cancelled' },
    clockedIn: { refuse: 'ALREADY_CLOCKED_IN' },
    clockedOut: { refuse: 'ALREADY_CLOCKED_IN' },
    completed: { refuse: 'ALREADY_CLOCKED_IN' },
    noShow: { refuse: 'SHIFT_BEGUN' },
    cancelled: { refuse: 'NOT_CONFIRMED' },
    released: { refuse: 'NOT_CONFIRMED' },
    declined: { refuse: 'NOT_CONFIRMED' },
  },
  clockIn: {
    none: { refuse: 'NOT_CONFIRMED' },
    requested: { refuse: 'NOT_CONFIRMED' },
    withdrawn: { refuse: 'NOT_CONFIRMED' },
    confirmed: { to: 'clockedIn' },
    clockedIn: { refuse: 'ALREADY_CLOCKED_IN' },
    clockedOut: { refuse: 'ALREADY_CLOCKED_IN' },
    completed: { refuse: 'ALREADY_CLOCKED_IN' },
    noShow: { to: 'clockedIn' },
    cancelled: { refuse: 'NOT_CONFIRMED' },
    released: { refuse: 'NOT_CONFIRMED' },
    declined: { refuse: 'NOT_CONFIRMED' },
  },
  clockOut: {
    none: { refuse: 'NOT_CONFIRMED' },
    requested: { refuse: 'NOT_CONFIRMED' },
    withdrawn: { refuse: 'NOT_CONFIRMED' },
    confirmed: { refuse: 'NOT_CLOCKED_IN' },
    clockedIn: { to: 'clockedOut' },
    clockedOut: { refuse: 'ALREADY_CLOCKED_OUT' },
    completed: { refuse: 'ALREADY_CLOCKED_OUT' },
    noShow: { refuse: 'NOT_CLOCKED_IN' },
    cancelled: { refuse: 'NOT_CONFIRMED' },
    released: { refuse: 'NOT_CONFIRMED' },
    declined: { refuse: 'NOT_CONFIRMED' },
  },
  rate: {
    none: { refuse: 'NOT_CONFIRMED' },
    requested: { refuse: 'NOT_CONFIRMED' },
    withdrawn: { refuse: 'NOT_CONFIRMED' },
    confirmed: { refuse: 'NOT_CLOCKED_OUT' },
    clockedIn: { refuse: 'NOT_CLOCKED_OUT' },
    clockedOut: { to: 'completed' },
    completed: { refuse: 'ALREADY_RATED' },
    noShow: { refuse: 'NOT_CLOCKED_OUT' },
    cancelled: { refuse: 'NOT_CONFIRMED' },
    released: { refuse: 'NOT_CONFIRMED' },
    declined: { refuse: 'NOT_CONFIRMED' },
  },
  markNoShow: {
    none: { refuse: 'NOT_CONFIRMED' },
    requested: { refuse: 'NOT_CONFIRMED' },
    withdrawn: { refuse: 'NOT_CONFIRMED' },
    confirmed: { to: 'noShow' },
    clockedIn: { refuse: 'ALREADY_CLOCKED_IN' },
    clockedOut: { refuse: 'ALREADY_CLOCKED_IN' },
    completed: { refuse: 'ALREADY_CLOCKED_IN' },
    noShow: { refuse: 'ALREADY_NO_SHOW' },
    cancelled: { refuse: 'NOT_CONFIRMED' },
    released: { refuse: 'NOT_CONFIRMED' },
    declined: { refuse: 'NOT_CONFIRMED' },
  },
  release: {
    none: { refuse: 'NOT_CONFIRMED' },
    requested: { refuse: 'NOT_CONFIRMED' },
    withdrawn: { refuse: 'NOT_CONFIRMED' },
    confirmed: { to: 'released' },
    clockedIn: { refuse: 'ALREADY_CLOCKED_IN' },
    clockedOut: { refuse: 'ALREADY_CLOCKED_IN' },
    completed: { refuse: 'ALREADY_CLOCKED_IN' },
    noShow: { refuse: 'ALREADY_NO_SHOW' },
    cancelled: { refuse: 'NOT_CONFIRMED' },
    released: { refuse: 'NOT_CONFIRMED' },
    declined: { refuse: 'NOT_CONFIRMED' },
  },
  decline: {
    none: { refuse: 'NOT_REQUESTED' },
    requested: { to: 'declined' },
    withdrawn: { refuse: 'REQUEST_WITHDRAWN' },
    confirmed: { refuse: 'ALREADY_CONFIRMED' },
    clockedIn: { refuse: 'ALREADY_CONFIRMED' },
    clockedOut: { refuse: 'ALREADY_CONFIRMED' },
    completed: { refuse: 'ALREADY_CONFIRMED' },
    noShow: { refuse: 'ALREADY_CONFIRMED' },
    cancelled: { refuse: 'REQUEST_WITHDRAWN' },
    released: { refuse: 'REQUEST_WITHDRAWN' },
    declined: { refuse: 'REQUEST_DECLINED' },
  },
} as const satisfies Record<AssignmentEvent, Record<AssignmentState, AssignmentTransition>>;

/** One cell of the assignment's state machine. */
export type AssignmentTransition =
  | { readonly to: AssignmentState }
  | { readonly refuse: ShiftCode };

/** The states of who was confirmed and neither gave the spot up nor was released. */
export const CONFIRMED_STATES = [
  'confirmed',
  'clockedIn',
  'clockedOut',
  'completed',
  'noShow',
] as const;

export type ConfirmedState = (typeof CONFIRMED_STATES)[number];

/** What a confirmed worker's state is called on the wire and on screens. */
export const SHIFT_STATUS_TEXT = {
  confirmed: 'Confirmed',
  clockedIn: 'Clocked In',
  clockedOut: 'Clocked Out',
  completed: 'Completed',
  noShow: 'No Show',
} as const satisfies Record<ConfirmedState, string>;

/** Where a whole shift stands; all but the last two follow from its assignments. */
export const SHIFT_STATES = ['open', 'filled', 'inProgress', 'complete', 'cancelled'] as const;

export type ShiftState = (typeof SHIFT_STATES)[number];

/** What can happen to a shift: to one assignment, or to the whole. */
export const SHIFT_EVENTS = [...ASSIGNMENT_EVENTS, 'submit', 'edit', 'delete'] as const;

export type ShiftEventType = (typeof SHIFT_EVENTS)[number];

/** The shift machine: the events that a state lets through to their guards, or its refusal's code. */
export const SHIFT_RULES = {
  open: { allows: SHIFT_EVENTS },
  filled: { allows: SHIFT_EVENTS },
  inProgress: { allows: SHIFT_EVENTS },
  complete: { refuse: 'POST_COMPLETE' },
  cancelled: { refuse: 'POST_CANCELLED' },
} as const satisfies Record<
  ShiftState,
  { readonly allows: readonly ShiftEventType[] } | { readonly refuse: ShiftCode }
>;

/** Whether a worker in this state counts as confirmed, also one who never came; see `takesSpot`. */
export function isConfirmedState(state: AssignmentState): state is ConfirmedState {
  return CONFIRMED_STATES.some((confirmed) => confirmed === state);
}

/** Whether a worker in this state takes up one of the shift's spots: who never came does not (ADR 0198). */
export function takesSpot(state: AssignmentState): boolean {
  return isConfirmedState(state) && state !== 'noShow';
}

/** Whether nothing is left to record of a worker: rated, or marked as not having come. */
export function isSettledState(state: AssignmentState): boolean {
  return state === 'completed' || state === 'noShow';
}
