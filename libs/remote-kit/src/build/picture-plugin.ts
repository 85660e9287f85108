import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import type { Compilation, Compiler } from '@rspack/core';
import { buildPicture, PICTURES_BUILD_FILE, type PictureBuild } from './picture-build.ts';
import { manifestOf } from './read-manifest.ts';

/** Builds, beside a remote, the first pictures that its manifest names; each is a build of its own, as in each language. */
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
      for (const name of names) pictures[name] = await this.#build(name, path, compilation);
      await writeFile(join(path, PICTURES_BUILD_FILE), JSON.stringify(pictures, null, 1));
    });
  }

  async #build(name: string, path: string, { errors, warnings }: Compilation) {
    const build = async (language?: Language): Promise<PictureBuild> => {
      const { stats, built } = await buildPicture({ dir: this.#dir, name, path, language });
      errors.push(...stats.compilation.errors);
      warnings.push(...stats.compilation.warnings);
      return built;
    };
    const built = await build();
    const scripts: Partial<Record<Language, string>> = {};
    for (const language of LANGUAGES) {
      // Most faults of a picture are the same in each language, and said once.
      if (errors.length > 0) break;
      const script = (await build(language)).files.find((file) => file.endsWith('.js'));
      if (script !== undefined) scripts[language] = script;
    }
    return { ...built, scripts };
  }
}
