import type { Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { releaseBefore } from '../releases/history.ts';
import { sharesOf } from '../releases/registry-entry.ts';
import { type ReleaseContext, refuseMisfit, sharesSentence } from './command.ts';

/** Ends the canary; without one, gives everybody the release before, or the one that is named. */
export async function rollback(context: ReleaseContext): Promise<void> {
  const { remote, options, store, by, now, say } = context;
  const entry = await store.entry(remote);
  const current = entry?.releases[entry.current];
  if (!entry || !current) throw new PlainFailure(`${remote} has no release to go back from.`);
  const endsCanary = entry.canary !== undefined && options.to === undefined;
  const target = endsCanary ? current : await targetOf(context, sharesOf(entry).current);
  if (!endsCanary) refuseMisfit(remote, target, await context.sharedVersions());

  const shares = await store.assign(remote, {
    action: 'rollback',
    by,
    at: now(),
    decide: (latest) => {
      const isSame = latest?.current === entry.current;
      if (isSame && latest.canary?.release === entry.canary?.release) return { current: target };
      throw new PlainFailure(
        `${remote} was changed by somebody else a moment ago; look with list.`,
      );
    },
  });
  if (endsCanary) say('The canary has ended.');
  say(sharesSentence(remote, shares));
}

async function targetOf(context: ReleaseContext, current: number | null): Promise<Release> {
  const { remote, options, store } = context;
  if (options.to !== undefined) return store.get(remote, options.to);
  const before = current === null ? undefined : releaseBefore(await store.history(remote), current);
  if (before === undefined) {
    throw new PlainFailure(`${remote} has no release before this one: name one with --to.`);
  }
  return store.get(remote, before);
}
