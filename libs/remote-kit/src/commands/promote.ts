import { PlainFailure } from '../process/plain-failure.ts';
import {
  otherRemotes,
  type ReleaseContext,
  refuseForeignPages,
  refuseMisfit,
  sharesSentence,
} from './command.ts';

/** Gives everybody the canary's release, or the one that is named. */
export async function promote(context: ReleaseContext): Promise<void> {
  const { remote, options, store, by, now, say } = context;
  const named =
    options.release === undefined ? undefined : await store.get(remote, options.release);
  const sharedVersions = await context.sharedVersions();
  const others = await otherRemotes(context);
  const shares = await store.assign(remote, {
    action: 'promote',
    by,
    at: now(),
    decide: (entry) => {
      const running = entry?.canary && entry.releases[entry.canary.release];
      const chosen = named ?? running;
      if (!chosen) {
        throw new PlainFailure(`${remote} has no canary: name a release with --release.`);
      }
      refuseMisfit(remote, chosen, sharedVersions);
      refuseForeignPages(remote, chosen, others);
      return { current: chosen };
    },
  });
  say(sharesSentence(remote, shares));
}
