import { readFileSync } from 'node:fs';
import { type Compilation, type Compiler, sources } from '@rspack/core';

export interface ShellHtmlSettings {
  /** The page with the markers `<!-- head -->` and `<!-- body -->`. */
  readonly template: string;
  /** The small entry that stands in the page itself and runs before anything is painted. */
  readonly inlineEntry: string;
  readonly entry: string;
  /** Named chunks that the blocking script may preload; the files of each are in `data-<name>`. */
  readonly preloadable: readonly string[];
  /** Requests that are imported on demand, each of whose files the blocking script may preload too. */
  readonly libraries: readonly string[];
}

/** The portal's server puts a nonce of its own into each answer here. */
const NONCE_PLACE = 'NONCE_OF_THE_SCRIPTS';

const isLoaded = (file: string): boolean => /\.(?:js|css)$/.test(file);

function filesOf(compilation: Compilation, entryName: string): string[] {
  const entrypoint = compilation.entrypoints.get(entryName);
  if (entrypoint === undefined) throw new Error(`The shell has no entry '${entryName}'`);
  return entrypoint.getFiles().filter(isLoaded);
}

function tagOf(file: string, attributes: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}">`
    : `<script nonce="${NONCE_PLACE}" ${attributes} src="/${file}"></script>`;
}

/** The names of a named chunk's files as a data attribute. */
function dataOf(compilation: Compilation, chunkName: string): string {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (group === undefined) throw new Error(`The shell has no chunk '${chunkName}'`);
  return `data-${chunkName}='${JSON.stringify(group.getFiles().filter(isLoaded))}'`;
}

/** The files of each request as a data attribute: `{ files: [name], of: { request: [place] } }`. */
function librariesOf(compilation: Compilation, requests: readonly string[]): string {
  const files: string[] = [];
  const of: Record<string, number[]> = {};
  for (const group of compilation.chunkGroups) {
    const request = group.origins.map((origin) => origin.request).find(isIn(requests));
    if (request === undefined) continue;
    of[request] = group
      .getFiles()
      .filter(isLoaded)
      .map((file) => {
        if (!files.includes(file)) files.push(file);
        return files.indexOf(file);
      });
  }
  const missing = requests.filter((request) => of[request] === undefined);
  if (missing.length > 0) throw new Error(`The shell shares no ${missing.join(', ')}`);
  return `data-libraries='${JSON.stringify({ files, of })}'`;
}

const isIn =
  (requests: readonly string[]) =>
  (request: string | undefined): request is string =>
    request !== undefined && requests.includes(request);

/** The script itself, so that what it fetches is under way together with the scripts of the page. */
function inlineScript(compilation: Compilation, entryName: string, attributes: string): string {
  const [file, ...more] = filesOf(compilation, entryName);
  const asset = file === undefined ? undefined : compilation.getAsset(file);
  if (file === undefined || asset === undefined || more.length > 0) {
    throw new Error(`The entry '${entryName}' is not one script`);
  }
  const code = asset.source.source().toString().trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} cannot stand in a page`);
  compilation.deleteAsset(file);
  return `<script ${attributes}>${code}</script>`;
}

/**
 * Writes the shell's page: every script and stylesheet by its hashed name. They come from where the page
 * comes from, so they have no integrity of their own (ADR 270).
 */
export class ShellHtmlPlugin {
  readonly #settings: ShellHtmlSettings;

  constructor(settings: ShellHtmlSettings) {
    this.#settings = settings;
  }

  apply(compiler: Compiler): void {
    const { template, inlineEntry, entry, preloadable, libraries } = this.#settings;
    compiler.hooks.compilation.tap('ShellHtmlPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellHtmlPlugin', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = filesOf(compilation, entry);
          const data = [
            ...preloadable.map((name) => dataOf(compilation, name)),
            librariesOf(compilation, libraries),
          ];
          const head = [
            inlineScript(compilation, inlineEntry, data.join(' ')),
            ...files.map((file) => tagOf(file, 'defer')),
          ].join('\n    ');
          const page = readFileSync(template, 'utf8').replace('<!-- head -->', () => head);
          compilation.fileDependencies.add(template);
          compilation.emitAsset('index.html', new sources.RawSource(page));
        },
      );
    });
  }
}
