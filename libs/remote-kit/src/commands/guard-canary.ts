import type { Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { figuresSentence } from '../watch/part-metrics.ts';
import { LEAST_SHOWN, MOST_UNREAD, type Verdict, watchCanary } from '../watch/watch-canary.ts';
import { type ReleaseContext, sharesSentence } from './command.ts';

export interface GuardedCanary {
  readonly release: Release;
  readonly seconds: number;
  /** In per cent. */
  readonly maxFailures: number;
  /** What the metrics of each API process said before anybody had it. */
  readonly before: readonly string[];
}

/** Ends the canary or gives it to everybody, by how it fares. Throws a PlainFailure when it was ended. */
export async function guardCanary(context: ReleaseContext, canary: GuardedCanary): Promise<void> {
  const { say } = context;
  const ending = context.heedEnding();
  say('The canary is watched. Whoever ends the watch ends the canary.');
  try {
    const verdict = await watch(context, canary, ending.signal);
    if (verdict.outcome === 'hardly shown') {
      const few = `Fewer than ${LEAST_SHOWN} of its pages were shown`;
      say(`${few}: the canary goes on, and nobody watches it; promote or rollback ends it.`);
      return;
    }
    await decide(context, canary, verdict);
  } finally {
    ending.stop();
  }
}

function watch(
  { remote, say, readMetrics, wait }: ReleaseContext,
  { release, seconds, maxFailures, before }: GuardedCanary,
  ended: AbortSignal,
): Promise<Verdict> {
  return watchCanary({
    remote,
    release: release.id,
    seconds,
    maxFailures,
    before,
    readMetrics,
    wait,
    ended,
    onLook: (figures) => say(`  release ${release.number}: ${figuresSentence(figures)}`),
    onUnread: ({ message }) => say(`  release ${release.number}: not seen. ${message}`),
  });
}

async function decide(
  { remote, store, by, now, say }: ReleaseContext,
  { release, maxFailures }: GuardedCanary,
  verdict: Verdict,
): Promise<void> {
  const isGood = verdict.outcome === 'good';
  const why = reasonOf(verdict, maxFailures);
  const shares = await store.assign(remote, {
    action: isGood ? 'promote' : 'rollback',
    by: `${by}, by the watch`,
    at: now(),
    why,
    decide: (entry) => {
      const current = entry?.releases[entry.current];
      if (!entry || !current || entry.canary?.release !== release.id) {
        throw new PlainFailure(`${remote} was changed by somebody else meanwhile: look with list.`);
      }
      return { current: isGood ? release : current };
    },
  });
  say(sharesSentence(remote, shares));
  if (!isGood) throw new PlainFailure(`The canary has ended: ${why}.`);
}

function reasonOf({ outcome, figures }: Verdict, maxFailures: number): string {
  if (outcome === 'unread') return `its metrics could not be read ${MOST_UNREAD} times in a row`;
  if (outcome === 'ended') return 'somebody ended the watch';
  const limit = outcome === 'good' ? 'not more than' : 'more than';
  return `${figuresSentence(figures)}, ${limit} ${maxFailures} %`;
}
