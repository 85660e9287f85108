import '@leafshift/remote-kit/process/end-with-parent';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { announce } from './announce.ts';
import { printedSteps } from './progress.ts';
import { portsFromEnvironment } from './stack-ports.ts';
import { type Stack, startStack } from './start-stack.ts';

// npm start: the whole of Leafshift on this machine, until Ctrl-C.
try {
  await runUntilStopped();
} catch (failure) {
  console.error(`\n${describeFailure(failure)}`);
  process.exitCode = 1;
}

async function runUntilStopped(): Promise<void> {
  const stopping = new AbortController();
  const stopAsked = once(stopping.signal, 'abort');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort());
  }
  console.log('Starting Leafshift ...');
  const stack = await startUnlessStopped(stopping.signal);
  if (!stack) return console.log('\nStopped before it was up.');
  announce(stack);
  const problem = await Promise.race([stopAsked.then(() => undefined), stack.broken]);
  if (problem) {
    console.error(`\n${problem}`);
    process.exitCode = 1;
  }
  console.log('\nStopping ...');
  await stack.stop();
  console.log('Stopped.');
}

async function startUnlessStopped(signal: AbortSignal): Promise<Stack | undefined> {
  try {
    return await startStack({
      ports: portsFromEnvironment(process.env),
      dataDir: resolve(workspaceRoot, process.env.DATA_DIR || '.data'),
      seed: process.env.NODE_ENV !== 'production' && process.env.SEED_DEMO !== 'off',
      runStep: printedSteps(),
      signal,
    });
  } catch (failure) {
    if (signal.aborted) return undefined;
    throw failure;
  }
}
