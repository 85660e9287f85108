import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { sharesOf } from '../releases/registry-entry.ts';
import {
  type OtherRemotes,
  otherRemotes,
  type ReleaseContext,
  refuseForeignPages,
  refuseMisfit,
  sharesSentence,
} from './command.ts';
import { guardCanary } from './guard-canary.ts';

const currentOf = (entry: RegistryEntry | undefined): Release | undefined =>
  entry?.releases[entry.current];

/**
 * Gives a share of the users a release: the one that is named, or the build; none of them ends the canary.
 * Throws a PlainFailure where another release is the canary and the build was not named.
 */
export async function canary(context: ReleaseContext): Promise<void> {
  const { remote, options, store, by, now, say } = context;
  const percent = options.percent ?? 0;
  const { watch } = options;
  if (watch && options.metrics.length === 0) {
    throw new PlainFailure(
      "Where are failures counted? Name it with --metrics, METRICS_URL or in a team's leafshift.json.",
    );
  }
  // Nobody gets what could not be watched.
  const before = watch ? await context.readMetrics() : [];
  const entry = await store.entry(remote);
  if (!currentOf(entry)) {
    throw new PlainFailure(`${remote} has no release yet that all others could keep: release one.`);
  }
  if (percent === 0 && !entry?.canary) return say(sharesSentence(remote, sharesOf(entry)));
  const others = await otherRemotes(context);
  const chosen = await chosenRelease(context, entry, others);
  refuseMisfit(remote, chosen, await context.sharedVersions());
  refuseForeignPages(remote, chosen, others);
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
  if (watch && percent > 0) await guardCanary(context, { ...watch, release: chosen, before });
}

async function chosenRelease(
  context: ReleaseContext,
  entry: RegistryEntry | undefined,
  others: OtherRemotes,
): Promise<Release> {
  const { remote, options, store, say } = context;
  if (options.release !== undefined) return store.get(remote, options.release);
  const running = entry?.canary && entry.releases[entry.canary.release];
  if (running && options.percent === 0) return running;
  const { release, isNew } = await context.publish(others);
  if (isNew) say(`Published release ${release.number} of ${remote} at ${release.baseUrl}`);
  // More users for the one, or another try: nobody but its team knows which was meant.
  if (running && running.id !== release.id && options.dist === undefined) {
    const either = `--release ${running.number} or --release ${release.number}`;
    throw new PlainFailure(
      `Release ${running.number} is the canary of ${remote}, and this build is release ${release.number}: say which one with ${either}.`,
    );
  }
  return release;
}
