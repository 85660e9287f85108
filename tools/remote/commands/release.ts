import { refuseMisfit, sharesSentence, type Workshop } from './command.ts';

/** Publishes the build as the next release and gives it to everybody. */
export async function release(shop: Workshop): Promise<void> {
  const { remote, options, store, by, now, say } = shop;
  const { release: made, isNew } = await shop.publish();
  const where = `release ${made.number} of ${remote} (${made.id})`;
  say(isNew ? `Published ${where} at ${made.baseUrl}` : `This build is ${where} already.`);
  if (options.hold) {
    say('Nobody gets it yet: give it to some with canary, to all with promote --release.');
    return;
  }
  refuseMisfit(remote, made, await shop.lent());
  const shares = await store.assign(remote, {
    action: 'release',
    by,
    at: now(),
    decide: () => ({ current: made }),
  });
  say(sharesSentence(remote, shares));
}
