import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const OLDEST = [24, 9];

/**
 * The Node that runs the workspace: this one if it is new enough, else the one among the packages.
 * @param {string} root
 * @param {string} [current] version of the running Node
 * @returns {string} path of the executable
 */
export function chooseNode(root, current = process.versions.node) {
  if (isNewEnough(current)) return process.execPath;
  const packaged = join(root, 'node_modules/.bin/node');
  if (existsSync(packaged) && isNewEnough(versionOf(packaged))) return packaged;
  throw new Error(
    `Leafshift needs Node ${OLDEST.join('.')} or newer, this is Node ${current}, and there is no ` +
      `package with a newer one for ${process.platform} on ${process.arch}: install Node 24.`,
  );
}

/** @param {string} version such as 24.21.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Environment in which `node` and the commands of the packages are the ones of this workspace.
 * @param {string} node
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node, root) {
  const folders = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH];
  return { ...process.env, PATH: folders.filter(Boolean).join(delimiter) };
}

/** @param {string} node */
function versionOf(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    // A binary for another system: as good as none.
    return '0';
  }
}
