/** How a shift of the demo marketplace ends, or how far it is. */
export type SlotState =
  | 'complete'
  /** Worked, but the employer has not submitted it yet. */
  | 'unsubmitted'
  /** Nobody was confirmed in time. */
  | 'expired'
  | 'cancelled'
  /** Going on right now. */
  | 'running'
  | 'open'
  | 'requested'
  | 'partly-filled'
  | 'filled';

export interface ShiftSlot {
  /** Days from today; negative ones are over. */
  readonly day: number;
  readonly state: SlotState;
  /** Index of the business. */
  readonly business: number;
  /** What the demo worker has to do with it. */
  readonly demoWorker?: 'asks' | 'works';
  /** Somebody gives up their spot at short notice. */
  readonly isLetDown?: true;
  /** Submitted only today, after the business has exchanged its card. */
  readonly isSubmittedLast?: true;
  /** One form makes it on this and the following days; the other days are slots of their own. */
  readonly seriesDays?: number;
}

const PAST = 44;
const FIRST_DAY = -41;
/** The demo employer has a part in most of what happens. */
const BUSINESSES = [0, 1, 2, 0, 3, 4, 0, 5] as const;
const FUTURE_STATES = [
  'requested',
  'open',
  'filled',
  'partly-filled',
  'requested',
  'open',
  'filled',
  'requested',
] as const;
const FUTURE = 28;
const DEMO_WORKER_WORKED = new Set([3, 9, 17, 25, 33, 40]);
const DEMO_WORKER_ASKS = new Set([4, 12]);

const businessAt = (index: number): number => BUSINESSES[index % BUSINESSES.length] ?? 0;

function pastState(index: number): SlotState {
  if (index >= PAST - 3) {
    return 'unsubmitted';
  }
  if (index % 11 === 10) {
    return 'cancelled';
  }
  return index === 14 || index === 27 ? 'expired' : 'complete';
}

const past = (): ShiftSlot[] =>
  Array.from({ length: PAST }, (_, index) => ({
    day: FIRST_DAY + Math.floor((index * -FIRST_DAY) / PAST),
    state: pastState(index),
    business: DEMO_WORKER_WORKED.has(index) || index >= PAST - 2 ? 0 : businessAt(index),
    ...(DEMO_WORKER_WORKED.has(index) && { demoWorker: 'works' as const }),
    ...(index === 28 && { isSubmittedLast: true as const }),
    ...(index === 36 && { isLetDown: true as const, business: 1 }),
  }));

const today: readonly ShiftSlot[] = [
  { day: 0, state: 'running', business: 0 },
  { day: 0, state: 'running', business: 4 },
  { day: 0, state: 'filled', business: 0, demoWorker: 'works' },
  { day: 0, state: 'requested', business: 2 },
  { day: 0, state: 'open', business: 1 },
];

const future = (): ShiftSlot[] =>
  Array.from({ length: FUTURE }, (_, index) => ({
    day: 1 + index,
    state:
      index === 9 || index === 20
        ? ('cancelled' as const)
        : (FUTURE_STATES[index % FUTURE_STATES.length] ?? 'open'),
    business: DEMO_WORKER_ASKS.has(index) || index < 2 ? 0 : businessAt(index),
    ...(DEMO_WORKER_ASKS.has(index) && { demoWorker: 'asks' as const }),
    ...(index === 2 && { demoWorker: 'works' as const, business: 0 }),
  }));

/** Eighty shifts over the last six weeks and the next four, in every state; three of them one series. */
export const SHIFT_SLOTS: readonly ShiftSlot[] = [
  ...past(),
  ...today,
  ...future(),
  { day: 15, state: 'open', business: 2, seriesDays: 3 },
];
