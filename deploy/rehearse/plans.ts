import { backupAndRestore } from './drills/backups.ts';
import type { ReleaseBefore } from './drills/drill.ts';
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
} from './drills/restarts.ts';
import { firstAdministrator, inABrowser, journey } from './journey.ts';
import type { Plan } from './rehearse.ts';
import type { Span } from './trace/collector.ts';
import { traceOfARequest } from './trace/trace-of-a-request.ts';

const MANY_REQUESTS = 2_000;

/** Everything that an operator may meet. */
export const wholePlan = (
  before: ReleaseBefore | undefined,
  onTrace: (spans: readonly Span[]) => void,
): Plan => ({
  quickly: false,
  before,
  parts: [
    upgrade,
    { name: 'First administrator', run: firstAdministrator },
    { name: 'Journey', run: journey },
    // The crowd has posted by now what is looked at.
    { name: 'A page in a browser', run: inABrowser },
    rollingRestart(MANY_REQUESTS),
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
  ],
});

/** What is cheap enough to be done with every run of the tests. */
export const shortPlan = (onTrace: (spans: readonly Span[]) => void): Plan => ({
  quickly: true,
  parts: [{ name: 'Journey', run: journey }, stepDown, crashOfApis, traceOfARequest(onTrace)],
});
