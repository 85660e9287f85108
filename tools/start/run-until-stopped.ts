import { once } from 'node:events';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { announce } from './announce.ts';
import type { Stack } from './start-stack.ts';

/** Runs a stack until Ctrl-C, also one during the start, or until a part of it ends; then ends this process. */
export async function runUntilStopped(start: (stop: AbortSignal) => Promise<Stack>): Promise<void> {
  const stopping = new AbortController();
  const stopAsked = once(stopping.signal, 'abort').then(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort());
  }
  try {
    const stack = await start(stopping.signal).catch((failure: unknown) => {
      if (!stopping.signal.aborted) throw failure;
    });
    if (stack && !stopping.signal.aborted) announce(stack);
    const problem = await Promise.race([stopAsked, stack?.broken]);
    if (problem) console.error(`\n${problem}`);
    console.log('\nStopping ...');
    await stack?.stop();
    console.log('Stopped.');
    process.exit(problem ? 1 : 0);
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}`);
    process.exit(1);
  }
}
