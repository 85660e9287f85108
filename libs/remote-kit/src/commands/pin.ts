import { PlainFailure } from '../process/plain-failure.ts';
import { otherRemotes, type ReleaseContext, refuseForeignPages, refuseMisfit } from './command.ts';

/** Gives one user a release of their own, or again what all others get. */
export async function pin(context: ReleaseContext): Promise<void> {
  const { remote, options, store, by, now, say } = context;
  const { user = '', release: number } = options;
  const release = number === undefined ? null : await store.get(remote, number);
  if (release) {
    refuseMisfit(remote, release, await context.sharedVersions());
    refuseForeignPages(remote, release, await otherRemotes(context));
  }
  await store.assign(remote, {
    action: 'pin',
    by,
    at: now(),
    decide: (entry) => {
      const current = entry?.releases[entry.current];
      if (!entry || !current) throw new PlainFailure(`${remote} has no release yet: release one.`);
      const canary = entry.canary && entry.releases[entry.canary.release];
      return {
        current,
        ...(canary && { canary: { release: canary, percent: entry.canary?.percent ?? 0 } }),
        pin: { user, release },
      };
    },
  });
  say(
    release
      ? `${remote}: user ${user} gets release ${release.number}.`
      : `${remote}: user ${user} gets what all others get.`,
  );
}
