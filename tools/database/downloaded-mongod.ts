import { join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { DryMongoBinary } from 'mongodb-memory-server-core/lib/util/DryMongoBinary.js';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
import { cacheFolder } from '../files/workspace-paths.ts';
import { mongodVersion } from './installed-mongod.ts';
import { MONGODB_VERSION, type MongodSearch, notFound, type Progress } from './mongod-source.ts';

const PROBE_TIMEOUT_MS = 5_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
const LAUNCH_TIMEOUT_MS = 60_000;

/** The mongod that mongodb-memory-server has fetched before, or can fetch from here now. */
export async function findDownloadedMongod(
  env: NodeJS.ProcessEnv,
  onProgress: Progress,
): Promise<MongodSearch> {
  const wanted = { version: MONGODB_VERSION, downloadDir: downloadFolder(env) };
  const cached = await DryMongoBinary.locateBinary(wanted);
  if (cached) return usable(cached);

  const unreachable = await whyUnreachable(env);
  if (unreachable) return notFound(unreachable);

  onProgress(`Downloading MongoDB ${MONGODB_VERSION} (about 80 MB, once per machine) ...`);
  const download = await runCommand(
    process.execPath,
    [join(import.meta.dirname, 'download-mongod.ts'), wanted.version, wanted.downloadDir],
    { timeoutMs: DOWNLOAD_TIMEOUT_MS, env },
  );
  if (download.timedOut) return notFound('the download of MongoDB took more than five minutes');
  if (download.code !== 0)
    return notFound(`the download of MongoDB failed: ${lastLine(download.output)}`);
  const binary = await DryMongoBinary.locateBinary(wanted);
  return binary ? usable(binary) : notFound('the download of MongoDB left no mongod behind');
}

/** Where fetched binaries are kept between checkouts. */
function downloadFolder(env: NodeJS.ProcessEnv): string {
  return join(cacheFolder(env), 'mongodb');
}

async function usable(binary: string): Promise<MongodSearch> {
  if (!(await mongodVersion(binary))) {
    return notFound(`the downloaded ${binary} does not run on this machine`);
  }
  const description = `mongodb-memory-server (${binary}, version ${MONGODB_VERSION})`;
  return { found: true, source: { binary, description, launchTimeoutMs: LAUNCH_TIMEOUT_MS } };
}

async function whyUnreachable(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.HTTPS_PROXY || env.https_proxy) return undefined;
  const { os, platform, arch } = await DryMongoBinary.generateOptions({ version: MONGODB_VERSION });
  const locator = new MongoBinaryDownloadUrl({ version: MONGODB_VERSION, platform, arch, os });
  const url = await locator.getDownloadUrl();
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return answer.ok ? undefined : `${url} answers ${answer.status}`;
  } catch {
    return `${new URL(url).host} cannot be reached from here`;
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
