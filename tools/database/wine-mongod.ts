import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { cacheFolder } from '../files/workspace-paths.ts';
import { type MongodSearch, notFound, type Progress } from './mongod-source.ts';
import type { Wine } from './newer-wine.ts';
import { ensureWindowsMongod, WINDOWS_MONGODB_VERSION } from './windows-mongod.ts';
import { ensureWine, whyNoWineHere } from './wine-install.ts';
import { wineEnvironment, writeWrapper } from './wine-wrapper.ts';

const PREPARE_TIMEOUT_MS = 180_000;
const LAUNCH_TIMEOUT_MS = 180_000;

/**
 * MongoDB's Windows build under Wine, for x86-64 Debian machines that cannot download a mongod.
 * Gets Wine and fetches the verified build where they are missing.
 */
export async function findWineMongod(
  env: NodeJS.ProcessEnv,
  onProgress: Progress,
): Promise<MongodSearch> {
  const impossible = await whyNoWineHere();
  if (impossible) return notFound(impossible);
  try {
    const folder = join(cacheFolder(env), 'wine');
    await mkdir(folder, { recursive: true });
    const [wine, executable] = await Promise.all([
      preparedWine(folder, onProgress),
      ensureWindowsMongod(folder, onProgress),
    ]);
    const binary = await writeWrapper(folder, wine, executable);
    const description = `MongoDB ${WINDOWS_MONGODB_VERSION} for Windows under Wine (${folder})`;
    return { found: true, source: { binary, description, launchTimeoutMs: LAUNCH_TIMEOUT_MS } };
  } catch (failure) {
    if (failure instanceof PlainFailure) return notFound(failure.message);
    throw failure;
  }
}

async function preparedWine(folder: string, onProgress: Progress): Promise<Wine> {
  const wine = await ensureWine(folder, onProgress);
  if (existsSync(join(wine.prefix, 'system.reg'))) return wine;
  onProgress('Setting up Wine (about ten seconds, once per machine) ...');
  const result = await runCommand(wine.program, ['cmd', '/c', 'exit'], {
    env: { ...process.env, ...wineEnvironment(wine) },
    timeoutMs: PREPARE_TIMEOUT_MS,
  });
  if (result.code !== 0) {
    throw new PlainFailure(`Wine does not start here (exit code ${result.code})`);
  }
  return wine;
}
