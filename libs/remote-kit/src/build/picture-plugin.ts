import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { buildPicture, PICTURES_BUILD_FILE, type PictureBuild } from './picture-build.ts';
import { manifestOf } from './read-manifest.ts';

/** Builds, beside a remote, the first pictures that its manifest names; each is a build of its own. */
export class PicturePlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PicturePlugin', async (compilation) => {
      const routes = (await manifestOf(this.#dir))?.routes ?? [];
      const names = new Set(routes.flatMap(({ picture }) => picture ?? []));
      const { path } = compilation.outputOptions;
      if (names.size === 0 || path === undefined) return;
      const pictures: Record<string, PictureBuild> = {};
      for (const name of names) {
        const { stats, built } = await buildPicture(this.#dir, name, path);
        compilation.errors.push(...stats.compilation.errors);
        compilation.warnings.push(...stats.compilation.warnings);
        pictures[name] = built;
      }
      await writeFile(join(path, PICTURES_BUILD_FILE), JSON.stringify(pictures, null, 1));
    });
  }
}
