import { cents } from '@leafshift/domain/money';
import {
  advanceShift,
  assignmentState,
  awaitsAgreement,
  type RequestingWorker,
  type Shift,
  type ShiftEvent,
} from '@leafshift/domain/shift-lifecycle';
import { stateDrawing } from './state-drawing.ts';

const NOW = '2026-05-04T16:00:00.000Z';
const START = '2026-05-06T16:00:00.000Z';
const LATER = '2026-05-06T18:00:00.000Z';

const worker: RequestingWorker = {
  workerId: 'worker',
  account: {
    usertype: 'Temp',
    level1: true,
    level2: true,
    level3: true,
    level4: true,
    level5: true,
  },
  birthDay: null,
  confirmedShifts: [],
};

const shift: Shift = {
  startsAt: START,
  durationHours: 8,
  timeZone: 'America/Toronto',
  place: { fullAddress: '100 Queen St W', city: 'Toronto', province: 'ON' },
  jobType: 'Cultivation',
  jobTitle: 'Trimmer',
  rate: cents(2500),
  totalWorkers: 1,
  status: null,
  assignments: [],
};

const editTo = (startsAt: string): ShiftEvent => ({ type: 'edit', changes: { startsAt } });

const eventsIn = ({ assignments: [own] }: Shift): Readonly<Record<string, ShiftEvent>> => ({
  'requests it': { type: 'request', worker, now: NOW },
  'agrees to it': { type: 'agree', worker, now: NOW },
  'withdraws it': { type: 'withdraw', workerId: 'worker' },
  'is confirmed': { type: 'confirm', workerId: 'worker', confirmedShifts: [], now: NOW },
  'the shift is moved': editTo(own?.agreed?.startsAt === LATER ? START : LATER),
  'the shift is moved back': editTo(own?.agreed?.startsAt === LATER ? LATER : START),
});

const nameOf = (state: Shift): string => {
  const own = state.assignments[0];
  return own && awaitsAgreement(state, own) ? 'changed' : assignmentState(state, 'worker');
};

/** What becomes of a request while its shift is edited, as the rules have it. */
export const requestDrawing = (): string =>
  stateDrawing<Shift, ShiftEvent>({
    start: shift,
    eventsIn,
    next: (state, event) => {
      const answer = advanceShift(state, event);
      return answer.ok ? answer.shift : state;
    },
    nameOf,
    kindOf: (state) => `${nameOf(state)} ${String(state.startsAt)}`,
  });
