import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const parents = pathToFileURL(join(import.meta.dirname, 'parents.mjs')).href;
const WAITING = `
  const { waitingParents, whenParentsAreGone } = await import(${JSON.stringify(parents)});
  const alive = setInterval(() => 0, 100);
  setTimeout(() => clearInterval(alive), 4_000).unref();
  whenParentsAreGone(() => { console.log('alone'); clearInterval(alive); });
  console.log(JSON.stringify(waitingParents()));
  // tools/bootstrap.mjs is what npm's shell names
`;

function startUnderShell(killable: 'npm' | 'shell') {
  const script = `node --input-type=module -e "$WAITING" bootstrap; true`;
  const npm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(script)}],
    { stdio: 'inherit' }).once('exit', () => process.exit())`;
  const [command, args] =
    killable === 'npm' ? [process.execPath, ['-e', npm]] : ['sh', ['-c', script]];
  return spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '', WAITING },
  });
}

describe('a program that npm started through its shell', () => {
  it.each(['npm', 'shell'] as const)('notices that %s was killed', async (killed) => {
    const starter = startUnderShell(killed);
    const lines = createInterface({ input: starter.stdout })[Symbol.asyncIterator]();
    const waitingFor: number[] = JSON.parse((await lines.next()).value ?? '[]');
    expect(waitingFor).toContain(starter.pid);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    expect((await lines.next()).value).toBe('alone');
  });
});
