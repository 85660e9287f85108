import { basename, relative, resolve } from 'node:path';
import { type RspackOptions, rspack, type Stats } from '@rspack/core';
import { describeFailure, PlainFailure } from '../process/plain-failure.ts';
import { checkRemote } from './check-remote.ts';
import { loadBuildConfig } from './load-config.ts';
import { precompress } from './precompress.ts';

// node libs/remote-kit/src/build/main.ts <project folder> [output folder]: one production build, into the project's
// own dist unless said; errors and warnings both fail it,
// and so does a remote that does not keep the contract with the shell.
try {
  const [project, outputFolder] = process.argv.slice(2);
  if (!project) throw new PlainFailure('Name a project folder, as in: main.ts shell');
  process.env.NODE_ENV ??= 'production';
  const folder = resolve(project);
  const config = await loadBuildConfig(folder);
  const stats = await runBuild(outputFolder ? into(resolve(outputFolder), config) : config);
  report(relative(process.cwd(), folder) || basename(folder), stats);
  const output = stats.compilation.outputOptions.path;
  if (isForBrowsers(stats) && output) {
    checkRemote(output);
    await precompress(output);
  }
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}

function into(path: string, config: RspackOptions): RspackOptions {
  return { ...config, output: { ...config.output, path } };
}

function runBuild(options: RspackOptions): Promise<Stats> {
  return new Promise((resolveBuild, reject) => {
    const compiler = rspack(options);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error || closeError || !stats)
          reject(error ?? closeError ?? new Error('No statistics'));
        else resolveBuild(stats);
      });
    });
  });
}

function isForBrowsers({ compilation }: Stats): boolean {
  const { target } = compilation.options;
  return [target].flat().some((name) => typeof name === 'string' && name.startsWith('web'));
}

function report(project: string, stats: Stats): void {
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    throw new PlainFailure(`The build of ${project} failed.`);
  }
  const { assets = [], time = 0 } = stats.toJson({ all: false, assets: true, timings: true });
  const size = assets.reduce((sum, asset) => sum + asset.size, 0);
  console.log(
    `Built ${project}: ${assets.length} files, ${Math.round(size / 1024)} kB, ${time} ms`,
  );
}
