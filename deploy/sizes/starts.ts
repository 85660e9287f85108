import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { buildProgram } from '../../tools/drills/api/api-bundle.ts';
import { ManagedProcess } from '../../tools/process/managed-process.ts';
import { memoryOf } from '../../tools/process/processor-time.ts';
import { whenReady } from '../../tools/process/wait-until-ready.ts';

const READY_WITHIN_MS = 60_000;
const PAGE = '<!doctype html><title>Leafshift</title>';

/** How a program came up: milliseconds until it was ready, and bytes that it held then. */
export interface Started {
  readonly readyMs: number;
  readonly memory: number;
}

/** Starts a program, looks at it, and stops it again. */
export async function timeStart(start: () => Promise<ManagedProcess>): Promise<Started> {
  const began = performance.now();
  const running = await start();
  const started = { readyMs: performance.now() - began, memory: memoryOf(running.pid) };
  await running.stop();
  return started;
}

/** The gateway as it is released, with a page that says nothing, in front of an API. */
export async function timeGateway(apiUrl: string, folder: string): Promise<Started> {
  const bundle = await buildProgram('gateway');
  const shell = join(folder, 'shell');
  const registry = join(folder, 'registry');
  await mkdir(shell);
  await mkdir(registry);
  await writeFile(join(shell, 'index.html'), PAGE);
  const port = await freePort();
  const start = () => {
    const gateway = new ManagedProcess({
      name: 'the gateway',
      args: [bundle.script],
      logFile: join(folder, 'logs/gateway.log'),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        API_URL: apiUrl,
        REGISTRY: registry,
        SHELL_DIR: shell,
      },
    });
    return whenReady(gateway, `http://localhost:${port}/health/ready`, READY_WITHIN_MS);
  };
  try {
    return await timeStart(start);
  } finally {
    await bundle.remove();
  }
}
