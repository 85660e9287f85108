import type { Compiler, RspackOptions } from '@rspack/core';
import { containerBuild } from './container-build.ts';
import { EmitJsonPlugin } from './emit-json-plugin.ts';
import { describeBuild, entryOf, FALLBACK_BUILD_FILE, type FallbackBuild } from './remote-build.ts';
import { runCompiler } from './run-compiler.ts';
import { SHARED_DEPENDENCIES } from './shared-dependencies.ts';

interface Remote {
  readonly name: string;
  readonly dir: string;
}

/** The global name of the container with a remote's fallback, as the shell expects it. */
const fallbackName = (remote: string): string => `${remote}-copies`;

/**
 * Builds, beside a remote, its fallback: the libraries that it consumes and may have twice in a page.
 * It is a container of its own, which the shell loads only when it shares another version: in the
 * remote it would make the entry twice as large.
 */
export class FallbackPlugin {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('FallbackPlugin', async (compilation) => {
      const { shared } = describeBuild(compilation);
      const requests = shared.flatMap(({ request, singleton }) => (singleton ? [] : [request]));
      if (requests.length === 0) return;
      const stats = await runCompiler(this.#options(requests, compilation.outputOptions.path));
      compilation.errors.push(...stats.compilation.errors);
      compilation.warnings.push(...stats.compilation.warnings);
    });
  }

  #options(requests: readonly string[], path: string | undefined): RspackOptions {
    const { name, dir } = this.#remote;
    const build = containerBuild({
      name: fallbackName(name),
      dir,
      entry: 'fallback',
      exposes: Object.fromEntries(requests.map((request) => [`./${request}`, request])),
      consumes: SHARED_DEPENDENCIES.filter(({ singleton }) => singleton),
    });
    const describe = (compilation: Parameters<typeof entryOf>[0]): FallbackBuild => ({
      entry: entryOf(compilation, fallbackName(name)),
    });
    return {
      ...build,
      output: {
        ...build.output,
        path,
        clean: false,
        chunkFilename: 'fallback-[name].[contenthash:10].js',
      },
      plugins: [...(build.plugins ?? []), new EmitJsonPlugin(FALLBACK_BUILD_FILE, describe)],
    };
  }
}
