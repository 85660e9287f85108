import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { ManagedProcess } from './managed-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const SERVER = `
  const { createServer } = require('node:http');
  createServer((request, response) => response.end()).listen(process.env.AT);
  console.log('listening');
`;
const WITH_CHILD = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  require('node:fs').writeFileSync(process.env.PID_FILE, String(child.pid));
  ${SERVER}
`;

describe('a program that runs beside us', () => {
  let folder: string;
  const running: ManagedProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'managed-'));
  });

  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function start(script: string, env: Record<string, string> = {}): ManagedProcess {
    const server = new ManagedProcess({
      name: 'the server',
      args: ['-e', script],
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      logFile: join(folder, 'logs/server.log'),
    });
    running.push(server);
    return server;
  }

  it('is ready when it answers, and gone after stop, with all that it started', async () => {
    const port = await freePort();
    const pidFile = join(folder, 'pid');
    const server = start(WITH_CHILD, { AT: String(port), PID_FILE: pidFile });
    await waitUntilReady(server, `http://localhost:${port}/`, 10_000);
    const grandchild = Number(await readFile(pidFile, 'utf8'));
    expect(isRunning(grandchild)).toBe(true);

    await server.stop();

    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
    expect(isRunning(grandchild)).toBe(false);
  });

  it('says how it ended and what it wrote last when it never gets ready', async () => {
    const server = start("console.error('no such database'); process.exit(3)");
    await expect(waitUntilReady(server, 'http://localhost:1/', 10_000)).rejects.toThrow(
      'The server ended before it was ready (exit code 3). Its last output:\nno such database',
    );
  });

  const OURS = `args: ['-e', 'console.log(process.pid); setInterval(() => 0, 1000)']`;
  const ANOTHER = `command: 'sh', args: ['-c', 'echo $$; exec sleep 60']`;
  it.each([
    ['one of ours', OURS],
    ['another one', ANOTHER],
  ])('ends by itself when the one who started it is killed: %s', async (_kind, program) => {
    const starter = join(folder, 'starter.ts');
    const managed = join(import.meta.dirname, 'managed-process.ts');
    await writeFile(
      starter,
      `import { ManagedProcess } from ${JSON.stringify(managed)};
       new ManagedProcess({ name: 'x', ${program}, env: process.env,
         logFile: ${JSON.stringify(join(folder, 'x.log'))} });
       setInterval(() => console.log('up'), 100);`,
    );
    const parent = spawn(process.execPath, [starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const pid = await firstNumber(parent.stdout, () => readFile(join(folder, 'x.log'), 'utf8'));
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect(untilGone(pid)).resolves.toBeUndefined();
  });
});

async function firstNumber(
  beats: NodeJS.ReadableStream,
  read: () => Promise<string>,
): Promise<number> {
  for await (const _beat of createInterface({ input: beats })) {
    const text = await read();
    if (/\d+\n/.test(text)) return Number.parseInt(text, 10);
  }
  throw new Error('It never wrote its number');
}

async function untilGone(pid: number): Promise<void> {
  for (const deadline = Date.now() + 5_000; isRunning(pid); await after(50)) {
    if (Date.now() > deadline) throw new Error(`Process ${pid} is still there`);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  // A zombie has ended; its parent has not read its exit code yet.
  return !(existsSync(status) && /\) Z /.test(readFileSync(status, 'utf8')));
}
