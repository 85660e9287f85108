import { backupAndRestore } from './drills/backups.ts';
import type { Drill } from './drills/drill.ts';
import {
  crashOfNginx,
  crashOfPrimary,
  crashOfRedis,
  filesDown,
  fullDisk,
  mailDown,
  providerDown,
  stepDown,
} from './drills/outages.ts';
import {
  crashOfApis,
  crashOfGateways,
  rollback,
  rollingRestart,
  upgrade,
  windowsInARestart,
} from './drills/restarts.ts';
import { firstAdministrator, inABrowser, journey } from './journey.ts';
import type { Plan, Step } from './rehearse.ts';
import type { Span } from './trace/collector.ts';
import { traceOfARequest } from './trace/trace-of-a-request.ts';

const MANY_REQUESTS = 5_000;
const MANY_WINDOWS = 1_000;
const FEW_WINDOWS = 100;
/** A crowd that never pauses takes all of a machine on which other tests run. */
const PAUSE_MS = 100;

/** What wants the release before. */
export const OF_TWO_RELEASES: readonly (Drill | Step)[] = [upgrade, rollback];

/** Everything that an operator may meet. */
export const allParts = (onTrace: (spans: readonly Span[]) => void): readonly (Drill | Step)[] => [
  upgrade,
  { name: 'First administrator', run: firstAdministrator },
  { name: 'Journey', run: journey },
  // The crowd has posted by now what is looked at.
  { name: 'A page in a browser', run: inABrowser },
  rollingRestart(MANY_REQUESTS),
  windowsInARestart(MANY_WINDOWS),
  stepDown,
  crashOfPrimary,
  crashOfApis,
  traceOfARequest(onTrace),
  backupAndRestore,
  providerDown,
  mailDown,
  filesDown,
  fullDisk,
  crashOfGateways,
  crashOfRedis,
  crashOfNginx,
  rollback,
];

/** What is cheap enough to be done with every run of the tests. */
export const shortPlan = (onTrace: (spans: readonly Span[]) => void): Plan => ({
  quickly: true,
  pauseMs: PAUSE_MS,
  parts: [
    { name: 'Journey', run: journey },
    windowsInARestart(FEW_WINDOWS),
    stepDown,
    crashOfApis,
    traceOfARequest(onTrace),
  ],
});
