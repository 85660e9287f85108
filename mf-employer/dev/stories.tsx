import { aConfirmedWorker, aRequest, aTempPost } from '@leafshift/testing/builders';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { ShiftChip } from '../src/features/dashboard/shift-chip.tsx';
import { ShiftCard } from '../src/features/shift-card/shift-card.tsx';
import { ShiftModalButtons } from '../src/features/shift-modal/shift-modal-host.tsx';

const STATES = {
  open: aTempPost({ totalWorkers: 3 }),
  'with requests': aTempPost({ totalWorkers: 3, requests: [aRequest()], requestCount: 1 }),
  filled: aTempPost({ totalWorkers: 1, confirmedArr: [aConfirmedWorker()], confirmedCount: 1 }),
  'taken down': aTempPost({ takenDownReason: 'The pay is not what the shift says' }),
};

/** A shift as it stands on cards and in weeks, in each of its states. */
export const stories: NonNullable<RemoteAlone['stories']> = Object.fromEntries(
  Object.entries(STATES).flatMap(([state, post]) => [
    [
      `shift card, ${state}`,
      <ShiftCard key={state} post={post} actions={<ShiftModalButtons post={post} />} />,
    ],
    [`shift chip, ${state}`, <ShiftChip key={state} post={post} />],
  ]),
);
