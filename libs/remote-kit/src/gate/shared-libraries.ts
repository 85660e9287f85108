import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { SharedVersions } from '../build/shared-versions.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { reasonOf } from '../process/reason-of.ts';

const TIME_LIMIT_MS = 10_000;
const Versions = z.record(z.string(), z.string());

const isAddress = (source: string): boolean => /^https?:/.test(source);

/** What a shell shares, from a file of its build or from a portal. Throws a PlainFailure with the reason. */
export async function readSharedVersions(source: string): Promise<SharedVersions> {
  try {
    return versionsIn(isAddress(source) ? await answerOf(source) : await textOf(source));
  } catch (cause) {
    const reason = cause instanceof PlainFailure ? cause.message : reasonOf(cause);
    const hint = isAddress(source)
      ? 'Name the portal with --portal, or'
      : 'Build the shell, or name';
    throw new PlainFailure(
      `What the shell shares cannot be read from ${source}: ${reason}. ${hint} the file or address with --shared.`,
      { cause },
    );
  }
}

async function answerOf(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return answer.text();
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new PlainFailure('it is not there', { cause }) : cause;
  }
}

function versionsIn(text: string): SharedVersions {
  try {
    return Versions.parse(JSON.parse(text));
  } catch (cause) {
    throw new PlainFailure('what is there is no list of libraries', { cause });
  }
}
