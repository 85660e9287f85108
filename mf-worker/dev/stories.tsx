import {
  aConfirmedWorker,
  aDecidedTimesheet,
  aDisputedTimesheet,
  aLeftTimesheet,
  aSentHomeTimesheet,
  aSubmittedTimesheet,
  aTempPost,
} from '@leafshift/testing/builders';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { SettledHours } from '../src/features/hours/settled-hours.tsx';

const SHIFT = aTempPost({
  status: 'Complete',
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});
const SHEETS = {
  submitted: aSubmittedTimesheet(),
  accepted: aSubmittedTimesheet({ state: 'accepted' }),
  disputed: aDisputedTimesheet(),
  'left by choice': aLeftTimesheet(),
  'sent home, as the worker says': aSentHomeTimesheet(),
  decided: aDecidedTimesheet(),
};

/** A worker's hours of a shift once they are submitted, in each of their states. */
export const stories: NonNullable<RemoteAlone['stories']> = Object.fromEntries(
  Object.entries(SHEETS).map(([state, sheet]) => [
    `hours, ${state}`,
    <SettledHours key={state} shift={SHIFT} sheet={sheet} />,
  ]),
);
