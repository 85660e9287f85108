import '@leafshift/remote-kit/process/end-with-parent';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { buildDevelopmentShell } from './development-shell.ts';
import { startHotRemote } from './hot-remote.ts';
import { printedSteps } from './progress.ts';
import { remoteNames } from './remote-names.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { portsFromEnvironment } from './stack-ports.ts';
import { startStack } from './start-stack.ts';

const say = (text: string): void => console.log(text);
const BUILDS = join(workspaceRoot, '.cache/dev');

// npm run dev [-- mf-employer …]: the whole of Leafshift with a development build of the shell, in which
// the named remotes, or all, are replaced component by component while somebody works on them.
await runUntilStopped(async (signal) => {
  const watched = remotesIn(process.argv.slice(2));
  const runStep = printedSteps();
  const shellFolder = join(BUILDS, 'shell');
  await runStep('Shell for development', () => buildDevelopmentShell(shellFolder));
  const ports = portsFromEnvironment(process.env);
  const stack = await startStack({
    ports,
    dataDir: resolve(workspaceRoot, process.env.DATA_DIR || '.data'),
    seed: process.env.SEED_DEMO !== 'off',
    shellFolder,
    runStep,
    signal,
  });
  const stopAsked = once(signal, 'abort');
  for (const remote of watched) {
    if (signal.aborted) break;
    await stack.stopRemote(remote);
    const starting = startHotRemote({
      ...{ remote, say, portal: stack.portalUrl, port: ports.remotes[remote] ?? 0 },
      folder: join(workspaceRoot, remote),
      distFolder: join(BUILDS, remote),
      registryFolder: join(stack.dataDir, 'registry'),
    });
    // Sources with a mistake are waited for until it is mended.
    await Promise.race([starting, stopAsked]);
  }
  return stack;
});

/** The remotes that are named, or all. Throws a PlainFailure for one that is not here. */
function remotesIn(names: readonly string[]): readonly RemoteName[] {
  const unknown = names.find((name) => !remoteNames.includes(name));
  if (unknown) {
    throw new PlainFailure(`There is no remote '${unknown}', only ${remoteNames.join(', ')}.`);
  }
  return names.length > 0 ? names : remoteNames;
}
