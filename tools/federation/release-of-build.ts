import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_BUILD_FILE, type RemoteBuild } from '@leafshift/rspack-config/remote-build';
import { type RemoteManifest, SLOTS } from '@leafshift/shell-sdk/manifest';
import { type Preload, Release, type ReleaseFile } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';

export interface BuiltRemote {
  /** The folder of the build's files. */
  readonly folder: string;
  /** Where that folder is served. */
  readonly url: string;
  readonly manifest: RemoteManifest;
}

/** The chunk with the code behind the exposed module. */
const REMOTE_CHUNK = 'remote-module';
const LOCALE_CHUNK = /^texts-(\w+)-json$/;

/** The chunk of a slot, by the name that its import gives it. */
const slotChunk = (slot: string): string => `slot-${slot}`;

/**
 * Describes a build of a remote as a release for the registry: its entry with integrity and what
 * each page, slot and language needs. Throws a PlainFailure where manifest and build disagree.
 */
export async function releaseOfBuild({ folder, url, manifest }: BuiltRemote): Promise<Release> {
  const build = await readBuild(folder, manifest.name);
  const integrities = await fileIntegrities(folder);
  const fileOf = (file: string): ReleaseFile => {
    const integrity = integrities.get(file);
    if (!integrity) throw new PlainFailure(`${manifest.name}: the build lacks the file ${file}`);
    return { file, integrity };
  };
  const preloadOf = (chunk: string): Preload => {
    const group = build.chunks[chunk];
    if (!group) throw new PlainFailure(`${manifest.name}: the build has no chunk named ${chunk}`);
    return {
      files: group.files.filter((file) => /\.(js|css)$/.test(file)).map(fileOf),
      shared: [...group.shared],
    };
  };
  const entries = build.chunks[manifest.name]?.files ?? [];
  const entry = entries.find((file) => file.startsWith('remote.'));
  if (!entry) throw new PlainFailure(`${manifest.name}: the build has no entry`);

  return Release.parse({
    id: idOf(integrities),
    baseUrl: url.endsWith('/') ? url : `${url}/`,
    entry: fileOf(entry),
    manifest,
    shared: build.shared,
    preload: {
      remote: preloadOf(REMOTE_CHUNK),
      pages: Object.fromEntries(
        manifest.routes.flatMap(({ path, chunk }) => (chunk ? [[path, preloadOf(chunk)]] : [])),
      ),
      slots: Object.fromEntries(
        SLOTS.filter((slot) => manifest.slots.includes(slot)).map((slot) => [
          slot,
          preloadOf(slotChunk(slot)),
        ]),
      ),
      locales: Object.fromEntries(
        Object.keys(build.chunks).flatMap((chunk) => {
          const language = LOCALE_CHUNK.exec(chunk)?.[1];
          return language ? [[language, preloadOf(chunk)]] : [];
        }),
      ),
    },
  });
}

async function readBuild(folder: string, name: string): Promise<RemoteBuild> {
  try {
    return JSON.parse(await readFile(join(folder, REMOTE_BUILD_FILE), 'utf8')) as RemoteBuild;
  } catch (cause) {
    throw new PlainFailure(`${name} is not built: ${folder} has no ${REMOTE_BUILD_FILE}`, {
      cause,
    });
  }
}

async function fileIntegrities(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  const entries = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const digest = createHash('sha384').update(bytes).digest('base64');
      return [name.replaceAll('\\', '/'), `sha384-${digest}`] as const;
    }),
  );
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function idOf(integrities: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, integrity] of integrities) hash.update(`${file} ${integrity}\n`);
  return hash.digest('hex').slice(0, 12);
}
