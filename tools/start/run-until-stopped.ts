import { once } from 'node:events';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { announce } from './announce.ts';
import type { Stack } from './start-stack.ts';

/**
 * Runs what `start` starts until Ctrl-C, also one during the start, or until a part of it ends by itself;
 * then stops it and ends this process.
 */
export async function runUntilStopped(start: (stop: AbortSignal) => Promise<Stack>): Promise<void> {
  const stopping = new AbortController();
  const stopAsked = once(stopping.signal, 'abort');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort());
  }
  try {
    const stack = await start(stopping.signal);
    announce(stack);
    const problem = await Promise.race([stopAsked.then(() => undefined), stack.broken]);
    if (problem) {
      console.error(`\n${problem}`);
      process.exitCode = 1;
    }
    console.log('\nStopping ...');
    await stack.stop();
    console.log('Stopped.');
  } catch (failure) {
    if (stopping.signal.aborted) console.log('\nStopped before it was up.');
    else {
      console.error(`\n${describeFailure(failure)}`);
      process.exitCode = 1;
    }
  }
  process.exit();
}
