import { otherRemotes, type ReleaseContext, refuseMisfit, sharesSentence } from './command.ts';

/** Publishes the build as the next release and gives it to everybody. */
export async function release(context: ReleaseContext): Promise<void> {
  const { remote, options, store, by, now, say } = context;
  // What nobody gets takes nothing from anybody.
  const others = options.hold ? new Map() : await otherRemotes(context);
  const { release: made, isNew } = await context.publish(others);
  const where = `release ${made.number} of ${remote} (${made.id})`;
  say(isNew ? `Published ${where} at ${made.baseUrl}` : `This build is ${where} already.`);
  if (options.hold) {
    say('Nobody gets it yet: give it to some with canary, to all with promote --release.');
    return;
  }
  refuseMisfit(remote, made, await context.sharedVersions());
  const shares = await store.assign(remote, {
    action: 'release',
    by,
    at: now(),
    decide: () => ({ current: made }),
  });
  say(sharesSentence(remote, shares));
}
