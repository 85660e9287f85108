import { type RspackOptions, rspack, type Stats } from '@rspack/core';

/** Runs one compilation to its end. */
export const runCompiler = (options: RspackOptions): Promise<Stats> =>
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
