import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { figuresSentence } from '../watch/part-metrics.ts';
import { LEAST_SHOWN, watchCanary } from '../watch/watch-canary.ts';
import {
  type ReleaseContext,
  refuseForeignPages,
  refuseMisfit,
  sharesSentence,
} from './command.ts';

const currentOf = (entry: RegistryEntry | undefined): Release | undefined =>
  entry?.releases[entry.current];

/** Gives a share of the users a release: the one that is named, the running canary, or the build. */
export async function canary(context: ReleaseContext): Promise<void> {
  const { remote, options, store, by, now, say } = context;
  const percent = options.percent ?? 0;
  if (options.watch && options.metrics.length === 0) {
    throw new PlainFailure('Where are failures counted? Name it with --metrics or METRICS_URL.');
  }
  const entry = await store.entry(remote);
  if (!currentOf(entry)) {
    throw new PlainFailure(`${remote} has no release yet that all others could keep: release one.`);
  }
  const chosen = await chosenRelease(context, entry);
  refuseMisfit(remote, chosen, await context.sharedVersions());
  await refuseForeignPages(context, chosen);
  const shares = await store.assign(remote, {
    action: 'canary',
    by,
    at: now(),
    decide: (entry) => {
      const current = currentOf(entry);
      if (!current) throw new PlainFailure(`${remote} has no release any more.`);
      if (current.id === chosen.id) {
        throw new PlainFailure(`Everybody gets release ${chosen.number} of ${remote} already.`);
      }
      return { current, ...(percent > 0 && { canary: { release: chosen, percent } }) };
    },
  });
  say(sharesSentence(remote, shares));
  if (options.watch && percent > 0) await guard(context, chosen, options.watch);
}

/** Ends the canary or gives it to everybody, by how it fares. Throws a PlainFailure when it was ended. */
async function guard(
  context: ReleaseContext,
  release: Release,
  { seconds, maxFailures }: NonNullable<ReleaseContext['options']['watch']>,
): Promise<void> {
  const { remote, store, by, now, say, readMetrics, wait } = context;
  const { outcome, figures } = await watchCanary({
    remote,
    release: release.id,
    seconds,
    maxFailures,
    readMetrics,
    wait,
    onLook: (seen) => say(`  release ${release.number}: ${figuresSentence(seen)}`),
  });
  if (outcome === 'hardly shown') {
    const few = `Fewer than ${LEAST_SHOWN} of its pages were shown`;
    say(`${few}: the canary goes on; promote or rollback ends it.`);
    return;
  }
  const isGood = outcome === 'good';
  const shares = await store.assign(remote, {
    action: isGood ? 'promote' : 'rollback',
    by: `${by}, by the watch`,
    at: now(),
    decide: (entry) => {
      const current = currentOf(entry);
      if (!entry || !current || entry.canary?.release !== release.id) {
        throw new PlainFailure(`${remote} was changed by somebody else meanwhile: look with list.`);
      }
      return { current: isGood ? release : current };
    },
  });
  say(sharesSentence(remote, shares));
  if (isGood) return;
  throw new PlainFailure(
    `The canary has ended: ${figuresSentence(figures)}, more than ${maxFailures} %.`,
  );
}

async function chosenRelease(
  context: ReleaseContext,
  entry: RegistryEntry | undefined,
): Promise<Release> {
  const { remote, options, store, say } = context;
  if (options.release !== undefined) return store.get(remote, options.release);
  const running = entry?.canary && entry.releases[entry.canary.release];
  if (running && options.dist === undefined) return running;
  const { release, isNew } = await context.publish();
  if (isNew) say(`Published release ${release.number} of ${remote} at ${release.baseUrl}`);
  return release;
}
