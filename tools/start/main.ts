import '@leafshift/remote-kit/process/end-with-parent';
import { resolve } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { printedSteps } from './progress.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { portsFromEnvironment } from './stack-ports.ts';
import { startStack } from './start-stack.ts';

// npm start: the whole of Leafshift on this machine, until Ctrl-C.
await runUntilStopped((signal) => {
  console.log('Starting Leafshift ...');
  return startStack({
    ports: portsFromEnvironment(process.env),
    dataDir: resolve(workspaceRoot, process.env.DATA_DIR || '.data'),
    seed: process.env.NODE_ENV !== 'production' && process.env.SEED_DEMO !== 'off',
    runStep: printedSteps(),
    signal,
  });
});
