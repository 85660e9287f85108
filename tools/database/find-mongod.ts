import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { findDownloadedMongod } from './downloaded-mongod.ts';
import { findInstalledMongod } from './installed-mongod.ts';
import type { MongodSource, Progress } from './mongod-source.ts';
import { findWineMongod } from './wine-mongod.ts';

/**
 * Finds or fetches a mongod: installed, then mongodb-memory-server's, then the Windows build under Wine.
 * Throws a PlainFailure that names every reason when this machine can have none.
 */
export async function findMongod(
  env: NodeJS.ProcessEnv,
  onProgress: Progress,
): Promise<MongodSource> {
  const sources = [
    () => findInstalledMongod(env),
    () => findDownloadedMongod(env, onProgress),
    () => findWineMongod(env, onProgress),
  ];
  const reasons: string[] = [];
  for (const search of sources) {
    const result = await search();
    if (result.found) return result.source;
    reasons.push(result.reason);
  }
  throw new PlainFailure(
    `No MongoDB can be started here: ${reasons.join('; ')}. ` +
      'Set MONGODB_URI to a replica set of yours, or MONGOD_BINARY to a mongod.',
  );
}
