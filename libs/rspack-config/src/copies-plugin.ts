import { type Compiler, type RspackOptions, rspack, type Stats } from '@rspack/core';
import { containerBuild } from './container-build.ts';
import { EmitJsonPlugin } from './emit-json-plugin.ts';
import { COPIES_BUILD_FILE, type CopiesBuild, describeBuild, entryOf } from './remote-build.ts';
import { SHARED_DEPENDENCIES } from './shared-dependencies.ts';

interface Remote {
  readonly name: string;
  readonly dir: string;
}

/** The global name of the container with a remote's own copies. */
const copiesName = (remote: string): string => `${remote}-copies`;

const compile = (options: RspackOptions): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(options);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure || !stats) reject(failure ?? new Error('No statistics'));
        else resolve(stats);
      });
    });
  });

/**
 * Builds, beside a remote, its own copies of what it borrowed and may have twice in a page. They are
 * a container of their own, which the shell loads only when it lends another version: in the remote
 * they would make its entry twice as large.
 */
export class CopiesPlugin {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CopiesPlugin', async (compilation) => {
      const { shared } = describeBuild(compilation);
      const requests = shared.flatMap(({ request, singleton }) => (singleton ? [] : [request]));
      if (requests.length === 0) return;
      const stats = await compile(this.#options(requests, compilation.outputOptions.path));
      compilation.errors.push(...stats.compilation.errors);
      compilation.warnings.push(...stats.compilation.warnings);
    });
  }

  #options(requests: readonly string[], path: string | undefined): RspackOptions {
    const { name, dir } = this.#remote;
    const build = containerBuild({
      name: copiesName(name),
      dir,
      entry: 'copies',
      exposes: Object.fromEntries(requests.map((request) => [`./${request}`, request])),
      borrows: SHARED_DEPENDENCIES.filter(({ singleton }) => singleton),
    });
    const describe = (compilation: Parameters<typeof entryOf>[0]): CopiesBuild => ({
      entry: entryOf(compilation, copiesName(name)),
    });
    return {
      ...build,
      output: {
        ...build.output,
        path,
        clean: false,
        chunkFilename: 'copy-[name].[contenthash:10].js',
      },
      plugins: [...(build.plugins ?? []), new EmitJsonPlugin(COPIES_BUILD_FILE, describe)],
    };
  }
}
