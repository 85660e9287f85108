import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Compilation, type Compiler, sources } from '@rspack/core';

export interface ShellHtmlSettings {
  /** The page with the markers `<!-- head -->` and `<!-- body -->`. */
  readonly template: string;
  /** The entry whose script runs before anything is painted. */
  readonly blockingEntry: string;
  readonly entry: string;
}

const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

function filesOf(compilation: Compilation, entryName: string): string[] {
  const entrypoint = compilation.entrypoints.get(entryName);
  if (entrypoint === undefined) throw new Error(`The shell has no entry '${entryName}'`);
  return entrypoint.getFiles().filter((file) => /\.(?:js|css)$/.test(file));
}

function tagOf(compilation: Compilation, file: string, attributes: string): string {
  const asset = compilation.getAsset(file);
  if (asset === undefined) throw new Error(`The shell's file ${file} was not built`);
  const integrity = `integrity="${integrityOf(asset.source.buffer())}"`;
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}" ${integrity}>`
    : `<script ${attributes} src="/${file}" ${integrity}></script>`;
}

/** Writes the shell's page: every script and stylesheet by its hashed name and with its integrity. */
export class ShellHtmlPlugin {
  readonly #settings: ShellHtmlSettings;

  constructor(settings: ShellHtmlSettings) {
    this.#settings = settings;
  }

  apply(compiler: Compiler): void {
    const { template, blockingEntry, entry } = this.#settings;
    compiler.hooks.compilation.tap('ShellHtmlPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellHtmlPlugin', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const first = filesOf(compilation, blockingEntry);
          const files = filesOf(compilation, entry);
          const head = [
            ...first.map((file) => tagOf(compilation, file, '')),
            ...files.map((file) => tagOf(compilation, file, 'defer')),
          ].join('\n    ');
          const page = readFileSync(template, 'utf8').replace('<!-- head -->', head);
          compilation.fileDependencies.add(template);
          compilation.emitAsset('index.html', new sources.RawSource(page));
        },
      );
    });
  }
}
