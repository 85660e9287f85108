// npm run operator -- <command>: the operator's commands on the database of MONGODB_URI. Where the API is
// only installed, without what builds it, the built file is run as it is; plain JavaScript, because any
// Node that runs the API runs this too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
const program = join(root, 'api/dist/operator.js');

/** @param {readonly string[]} args */
const run = (args, env = process.env) => {
  const output = env === process.env ? 'inherit' : 'ignore';
  return spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
    env,
  }).status;
};

if (existsSync(nx)) {
  const env = { ...process.env, NODE_ENV: 'production', NX_TUI: 'false' };
  process.exitCode = run([nx, 'run', 'api:build'], env) ?? 1;
}
if (!existsSync(program)) {
  console.error('The API is not built: there is no api/dist/operator.js.');
  process.exitCode = 1;
} else if (!process.exitCode) {
  process.exitCode = run([program, ...process.argv.slice(2)]) ?? 1;
}
