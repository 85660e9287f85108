import type { PublishedManifest } from '@leafshift/shell-sdk/registry';
import type { Compilation, Module } from '@rspack/core';
import type { ExposedNames } from './exposed-names.ts';
import type { PictureBuild } from './picture-build.ts';
import { installedVersion, requiredRange, SHARED_DEPENDENCIES } from './shared-dependencies.ts';

/** What the browser needs for one named dynamic import of a remote. */
export interface ChunkGroup {
  readonly files: readonly string[];
  /** The shared libraries its modules import, such as `antd/es/table`. */
  readonly shared: readonly string[];
}

/** What the compilation of a remote gives. */
export interface CompiledRemote {
  /** The file that a page loads first. */
  readonly entry: string;
  /** By the name given with `webpackChunkName`. */
  readonly chunks: Readonly<Record<string, ChunkGroup>>;
  /** The shared libraries it was built against and the versions that it accepts of the shell. */
  readonly shared: readonly {
    readonly request: string;
    readonly requiredVersion: string;
    readonly singleton: boolean;
  }[];
}

/** What a build of a remote says of itself: all that publishing knows of it. */
export interface RemoteBuild extends CompiledRemote {
  readonly manifest: PublishedManifest;
  /** The routes and slots that its code stands behind. */
  readonly exposed: ExposedNames;
  /** Its first pictures, by name; of a file of their own. */
  readonly pictures?: Readonly<Record<string, PictureBuild>>;
}

/** The file beside the remote's entry that publishing reads and browsers never load. */
export const REMOTE_BUILD_FILE = 'remote-build.json';

/** What the build of a remote's fallback says of itself, in a file beside the remote's. */
export interface FallbackBuild {
  readonly entry: string;
}
export const FALLBACK_BUILD_FILE = 'fallback-build.json';

const SHARED_MODULE = /^consume shared module \([^)]*\) (@?[^@\s]+)@/;

const consumedIn = (modules: readonly Module[]): string[] =>
  modules.flatMap((module) => {
    const request = SHARED_MODULE.exec(module.readableIdentifier())?.[1];
    return request === undefined ? [] : [request];
  });

/** What leads from one build to the next, in open windows, is nothing to begin with. */
const isOfEveryBuild = (file: string): boolean => !file.includes('.hot-update.');

/** The script of a container. Throws when it is not one script. */
export function entryOf(compilation: Compilation, name: string): string {
  const files = compilation.entrypoints.get(name)?.getFiles() ?? [];
  const [entry, ...more] = files.filter((file) => file.endsWith('.js') && isOfEveryBuild(file));
  if (entry === undefined || more.length > 0) throw new Error(`${name} has no entry of one script`);
  return entry;
}

const tableRow = (request: string) =>
  SHARED_DEPENDENCIES.find((row) =>
    row.request.endsWith('/') ? request.startsWith(row.request) : request === row.request,
  );

function chunkGroups(compilation: Compilation): Record<string, ChunkGroup> {
  const groups: Record<string, ChunkGroup> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const shared = group.chunks.flatMap((chunk) =>
      consumedIn(compilation.chunkGraph.getChunkModules(chunk)),
    );
    groups[name] = {
      files: group.chunks.flatMap((chunk) => [...chunk.files].filter(isOfEveryBuild)),
      shared: [...new Set(shared)].sort(),
    };
  }
  return groups;
}

/** The files and shared libraries behind each named chunk of a finished compilation. */
export function describeBuild(compilation: Compilation): CompiledRemote {
  const requests = new Set(consumedIn([...compilation.modules]));
  const shared = [...requests].sort().flatMap((request) => {
    const row = tableRow(request);
    if (row === undefined) return [];
    const requiredVersion = requiredRange(installedVersion(row.package));
    return [{ request, requiredVersion, singleton: row.singleton }];
  });
  const { uniqueName = '' } = compilation.outputOptions;
  return { entry: entryOf(compilation, uniqueName), chunks: chunkGroups(compilation), shared };
}
