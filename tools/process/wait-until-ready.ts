import { setTimeout as after } from 'node:timers/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { ManagedProcess } from './managed-process.ts';

const ASK_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 2_000;

/**
 * Resolves when the address answers 200. Throws a PlainFailure with the program's last output when it
 * ends before, or when the time (milliseconds) is over; the reason of the signal when that is aborted.
 */
export async function waitUntilReady(
  server: ManagedProcess,
  url: string,
  withinMs: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await answersOk(url))) {
    signal?.throwIfAborted();
    if (server.ending) {
      throw new PlainFailure(report(server, `ended before it was ready (${server.ending})`));
    }
    if (Date.now() > deadline) {
      throw new PlainFailure(report(server, `was not ready within ${withinMs / 1000} s`));
    }
    await after(ASK_EVERY_MS);
  }
}

/** The server, once the address answers 200; it is stopped when that fails, as `waitUntilReady` says. */
export async function whenReady(
  server: ManagedProcess,
  ...wait: [url: string, withinMs: number, signal?: AbortSignal | undefined]
): Promise<ManagedProcess> {
  try {
    await waitUntilReady(server, ...wait);
    return server;
  } catch (failure) {
    await server.stop();
    throw failure;
  }
}

/** One sentence on a program, with its last output below. */
export function report(server: ManagedProcess, whatHappened: string): string {
  return `${capitalised(server.name)} ${whatHappened}. Its last output:\n${server.lastOutput()}`;
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Nobody listens yet; the deadline is the caller's.
    return false;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
