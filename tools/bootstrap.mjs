// node tools/bootstrap.mjs [<program> [arguments]]: the first step of each command of package.json. Installs the packages
// that are missing, then runs a program of the workspace on its Node; without a program that was all. It runs on the
// machine's own Node (20 or newer) before anything is installed, so it is plain JavaScript without packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode, environmentFor } from './bootstrap/choose-node.mjs';
import { installPackages, needsInstall } from './bootstrap/install-packages.mjs';
import { whenParentsAreGone } from './bootstrap/parents.mjs';

const NO_HELP =
  'Help comes with the packages: run npm ci --ignore-scripts, or read docs/developers.';
const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string[]} command a program of the workspace by its path, and its arguments */
async function bootstrap([program, ...args]) {
  if (needsInstall(root)) {
    if (args.some((word) => word === '--help' || word === '-h')) throw new Error(NO_HELP);
    await installPackages(root);
  }
  const node = chooseNode(root);
  if (program === undefined) return 0;
  const child = spawn(node, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentFor(node, root),
  });
  // The program stops what it started and ends; this process only waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // npm does not pass every signal on to what its shell has started; it just ends.
  if (process.env.npm_lifecycle_event) whenParentsAreGone(() => child.kill('SIGTERM'));
  const [code, signal] = await once(child, 'exit');
  return code ?? (signal === 'SIGINT' ? 130 : 1);
}

process.exitCode = await bootstrap(process.argv.slice(2)).catch((failure) => {
  console.error(failure instanceof Error ? failure.message : failure);
  return 1;
});
