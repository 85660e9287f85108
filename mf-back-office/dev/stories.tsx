import { anExplainedTimesheet, aSentHomeTimesheet } from '@leafshift/testing/builders';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { Dispute } from '../src/features/disputes/dispute.tsx';
import { aDispute } from './desk/disputes.ts';

const SHEETS = {
  'about times': anExplainedTimesheet(),
  'about who was sent home': aSentHomeTimesheet(),
};

/** A dispute about hours as the back office decides it. */
export const stories: NonNullable<RemoteAlone['stories']> = Object.fromEntries(
  Object.entries(SHEETS).map(([about, timesheet]) => [
    `dispute, ${about}`,
    <Dispute key={about} dispute={aDispute({ timesheet })} />,
  ]),
);
