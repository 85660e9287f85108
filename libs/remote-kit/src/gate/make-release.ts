import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Preload, Release, type ReleaseFile } from '@leafshift/shell-sdk/registry';
import { integrityOf } from '../build/integrity.ts';
import type { ChunkGroup } from '../build/remote-build.ts';
import type { RemoteDist } from './remote-dist.ts';

/** The exposed module, as `build/remote.ts` names it. */
const REMOTE_MODULE = 'remote-module';
const TEXTS = /^texts-([a-z]{2})-json$/;
const LOADED = /\.(?:js|css)$/;
const NOTHING: ChunkGroup = { files: [], shared: [] };

const releaseFile = (distFolder: string, file: string): ReleaseFile => ({
  file,
  integrity: integrityOf(readFileSync(join(distFolder, file))),
});

/** Names the contents of a build: the same files make the same id. */
export function buildId(distFolder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(distFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (LOADED.test(file)) hash.update(file).update(readFileSync(join(distFolder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** What a chunk needs beyond what the remote as a whole has fetched already. */
function preloadOf(distFolder: string, group: ChunkGroup, known: ChunkGroup = NOTHING): Preload {
  const files = group.files.filter((file) => LOADED.test(file) && !known.files.includes(file));
  return {
    files: files.map((file) => releaseFile(distFolder, file)),
    shared: group.shared.filter((request) => !known.shared.includes(request)),
  };
}

/** The address of a release's folder, as the registry has it. */
export const withSlash = (address: string): string =>
  address.endsWith('/') ? address : `${address}/`;

/** The scripts of first pictures in one language alone, by language and name. */
function scriptsOf(
  pictures: NonNullable<RemoteDist['build']['pictures']>,
  distFolder: string,
): NonNullable<Release['pictureScripts']> {
  const byLanguage: Record<string, Record<string, ReleaseFile>> = {};
  for (const [name, { scripts = {} }] of Object.entries(pictures)) {
    for (const [language, file] of Object.entries(scripts)) {
      byLanguage[language] = { ...byLanguage[language], [name]: releaseFile(distFolder, file) };
    }
  }
  return byLanguage;
}

/** Turns a finished build into the registry's description of it. */
export function makeRelease(remote: RemoteDist, baseUrl: string, number?: number): Release {
  const { distFolder, build, fallback } = remote;
  const { manifest } = build;
  const whole = build.chunks[REMOTE_MODULE] ?? NOTHING;
  const pages = manifest.routes.flatMap(({ path, chunk }) => {
    const group = chunk === undefined ? undefined : build.chunks[chunk];
    return group === undefined ? [] : [[path, preloadOf(distFolder, group, whole)] as const];
  });
  const slots = manifest.slots.flatMap((slot) => {
    const group = build.chunks[`slot-${slot}`];
    return group === undefined ? [] : [[slot, preloadOf(distFolder, group, whole)] as const];
  });
  const locales = Object.entries(build.chunks).flatMap(([chunk, group]) => {
    const language = TEXTS.exec(chunk)?.[1];
    return language === undefined ? [] : [[language, preloadOf(distFolder, group)] as const];
  });
  const pictures = Object.entries(build.pictures ?? {}).map(
    ([name, { files }]) => [name, files.map((file) => releaseFile(distFolder, file))] as const,
  );
  const pictureScripts = scriptsOf(build.pictures ?? {}, distFolder);
  return Release.parse({
    id: buildId(distFolder),
    ...(number !== undefined && { number }),
    baseUrl: withSlash(baseUrl),
    entry: releaseFile(distFolder, build.entry),
    ...(fallback && { copies: releaseFile(distFolder, fallback.entry) }),
    manifest,
    shared: build.shared,
    preload: {
      remote: preloadOf(distFolder, whole),
      pages: Object.fromEntries(pages),
      slots: Object.fromEntries(slots),
      locales: Object.fromEntries(locales),
    },
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
    ...(Object.keys(pictureScripts).length > 0 && { pictureScripts }),
  });
}
