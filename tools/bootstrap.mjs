// The first step of `npm start`, `npm test`, `npm run remote` and `npm run qa`. It runs on the machine's own Node (20 or newer) before
// anything is installed, so it is plain JavaScript without packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode, environmentFor } from './bootstrap/choose-node.mjs';
import { installPackages, needsInstall } from './bootstrap/install-packages.mjs';
import { whenParentsAreGone } from './bootstrap/parents.mjs';

const targets = {
  start: ['tools/start/main.ts'],
  dev: ['tools/start/dev.ts'],
  test: ['tools/test/main.ts'],
  remote: ['tools/remote/main.ts'],
  qa: ['tools/remote/main.ts', 'qa'],
};
const NO_HELP =
  'Help comes with the packages: run npm ci --ignore-scripts, or read docs/developers.';
const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string | undefined} name */
async function bootstrap(name = '') {
  const [target, ...first] = Object.entries(targets).find(([key]) => key === name)?.[1] ?? [];
  if (!target) throw new Error(`Say what to run: ${Object.keys(targets).join(' or ')}.`);
  if (needsInstall(root)) {
    if (process.argv.some((word) => word === '--help' || word === '-h')) throw new Error(NO_HELP);
    await installPackages(root);
  }
  const node = chooseNode(root);
  const child = spawn(node, [join(root, target), ...first, ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
    env: environmentFor(node, root),
  });
  // The target stops what it started and ends; this process only waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // npm does not pass every signal on to what its shell has started; it just ends.
  if (process.env.npm_lifecycle_event) whenParentsAreGone(() => child.kill('SIGTERM'));
  const [code, signal] = await once(child, 'exit');
  return code ?? (signal === 'SIGINT' ? 130 : 1);
}

process.exitCode = await bootstrap(process.argv[2]).catch((failure) => {
  console.error(failure instanceof Error ? failure.message : failure);
  return 1;
});
