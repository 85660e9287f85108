import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STILL_WORKING_MS = 10_000;

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether what stands in node_modules is not what the lockfile says.
 * @param {string} root
 */
export function needsInstall(root) {
  const wanted = readLockfile(join(root, 'package-lock.json'));
  const installed = readLockfile(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing: this is no whole checkout.');
  return !installed || differences(wanted, installed).length > 0;
}

/**
 * The packages that are missing or of another version. npm writes the second lockfile as its last
 * step of an installation, so an interrupted one is noticed too.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @param {{ platform: string, arch: string }} machine
 * @returns {string[]}
 */
export function differences(wanted, installed, machine = process) {
  const there = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .filter(([path, locked]) => {
      const found = there[path];
      if (!found) return !mayBeAbsent(locked, machine);
      return found.version !== locked.version || found.integrity !== locked.integrity;
    })
    .map(([path]) => path);
}

/**
 * Optional packages are for one kind of machine each; npm leaves out those for others.
 * @param {LockedPackage} locked
 * @param {{ platform: string, arch: string }} machine
 */
function mayBeAbsent(locked, machine) {
  if (!locked.optional) return false;
  const isForHere =
    locked.os?.includes(machine.platform) === true && locked.cpu?.includes(machine.arch) === true;
  // Which C library this machine has is npm's to find out.
  return !isForHere || locked.libc !== undefined;
}

/**
 * Installs exactly what the lockfile says, from the npm registry only.
 * @param {string} root
 */
export async function installPackages(root) {
  console.log('Installing packages (a minute or two the first time) ...');
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  const timer = setInterval(
    () => console.log(`  still installing, ${seconds()} s`),
    STILL_WORKING_MS,
  );
  // Install scripts may download from anywhere; none of our packages needs one.
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const code = await runNpm(args, root).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new Error(`npm ci failed (exit code ${code}): see above. Is the npm registry reachable?`);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}

/**
 * npm by the Node that it was started with: the one among the packages is about to be replaced.
 * @param {string[]} args
 * @param {string} root
 * @returns {Promise<number>}
 */
function runNpm(args, root) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, before] = npm && node ? [node, [npm]] : ['npm', []];
  return new Promise((done, fail) => {
    const child = spawn(command, [...before, ...args], { cwd: root, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined}
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (failure) {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code === 'ENOENT') return undefined;
    throw failure;
  }
}
