import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import type { Compilation, RspackOptions, Stats } from '@rspack/core';
import { besides } from '../files/besides.ts';
import { browserBuild } from './browser-build.ts';
import { runCompiler } from './run-compiler.ts';
import { scriptPackages } from './script-packages.ts';

/** What the build of a remote says of one of its first pictures. */
export interface PictureBuild {
  /** Its script and its style sheets. */
  readonly files: readonly string[];
  /** Its script without what it says in other languages, by language. */
  readonly scripts?: Readonly<Partial<Record<Language, string>>>;
  /** Of all its files, as they are sent. */
  readonly bytes: number;
  /** The packages that stand in it, such as `clsx`. */
  readonly packages: readonly string[];
}

/** What the build says of all of them, by name, in a file beside the remote's. */
export const PICTURES_BUILD_FILE = 'pictures-build.json';

/** What a picture gets in place of React and its relatives: as much of each as is drawn once. */
const STAND_INS = {
  react: 'react',
  'react/jsx-runtime': 'jsx-runtime',
  'react-i18next': 'react-i18next',
  'react-router-dom': 'react-router-dom',
} as const;

const standIns = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(STAND_INS).map(([request, name]) => [
      `${request}$`,
      fileURLToPath(import.meta.resolve(`@leafshift/shell-sdk/picture/${name}`)),
    ]),
  );

interface PictureParts {
  /** The remote's folder. */
  readonly dir: string;
  readonly name: string;
  /** Where its files go. */
  readonly path: string;
  /** In which language alone it is built; with none in all of them. */
  readonly language?: Language | undefined;
}

const entryOf = ({ name, language }: PictureParts): string =>
  language === undefined ? `picture-${name}` : `picture-${name}-${language}`;

/** The build of one picture: a script that needs nothing but the browser, and its style sheet. */
function pictureConfig(parts: PictureParts): RspackOptions {
  const { dir, name, path, language } = parts;
  const base = browserBuild({ dir, mode: 'production' });
  const sources = join(dir, 'src/pictures');
  return {
    ...base,
    entry: { [entryOf(parts)]: join(sources, `${name}.tsx`) },
    output: {
      ...base.output,
      path,
      clean: false,
      uniqueName: `picture-${name}`,
      // It is the same in each language.
      cssFilename: `picture-${name}.[contenthash:10].css`,
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...standIns() } },
    module: {
      ...base.module,
      // One file, whatever its language is.
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.json$/,
          use: [
            {
              loader: besides(import.meta.url, './picture-texts-loader'),
              options: {
                keys: join(sources, `${name}.texts.json`),
                languages: language && [language, DEFAULT_LANGUAGE],
              },
            },
          ],
        },
      ],
    },
  };
}

/** Builds a picture of a remote, and says what came of it. */
export async function buildPicture(
  parts: PictureParts,
): Promise<{ readonly stats: Stats; readonly built: PictureBuild }> {
  const stats = await runCompiler(pictureConfig(parts));
  const { compilation } = stats;
  const entry = compilation.entrypoints.get(entryOf(parts));
  const files = (entry?.getFiles() ?? []).filter((file) => /\.(?:js|css)$/.test(file));
  return {
    stats,
    built: {
      files,
      bytes: files.reduce((sum, file) => sum + sentBytes(compilation, file), 0),
      packages: packagesIn(compilation),
    },
  };
}

const sentBytes = (compilation: Compilation, file: string): number =>
  gzipSync(compilation.getAsset(file)?.source.buffer() ?? '').length;

function packagesIn(compilation: Compilation): string[] {
  const files = Object.values(scriptPackages(compilation)).flat();
  const names = files.map((file) =>
    file
      .split(/[\\/]/)
      .slice(0, file.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].sort();
}
