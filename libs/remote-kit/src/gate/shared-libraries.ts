import { readFile } from 'node:fs/promises';
import type { SharedVersions } from '../build/shared-versions.ts';
import { PlainFailure } from '../process/plain-failure.ts';

const TIME_LIMIT_MS = 10_000;

/** What a shell shares, from a file of its build or from a portal. Throws a PlainFailure. */
export async function readSharedVersions(source: string): Promise<SharedVersions> {
  try {
    return JSON.parse(await textOf(source)) as SharedVersions;
  } catch (cause) {
    throw new PlainFailure(
      `What the shell shares cannot be read from ${source}: build the shell, or name it with --shared.`,
      { cause },
    );
  }
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const answer = await fetch(source, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  return answer.text();
}
