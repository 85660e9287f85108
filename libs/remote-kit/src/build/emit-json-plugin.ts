import { type Compilation, type Compiler, sources } from '@rspack/core';
import { PlainFailure } from '../process/plain-failure.ts';

/**
 * Writes a JSON file that is made from the finished compilation. What making it throws fails the build; a
 * PlainFailure is one of its errors, beside those of the compiler.
 */
export class EmitJsonPlugin {
  readonly #file: string;
  readonly #make: (compilation: Compilation) => unknown;

  constructor(file: string, make: (compilation: Compilation) => unknown) {
    this.#file = file;
    this.#make = make;
  }

  apply(compiler: Compiler): void {
    const name = `EmitJsonPlugin ${this.#file}`;
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        try {
          const text = JSON.stringify(await this.#make(compilation), null, 1);
          compilation.emitAsset(this.#file, new sources.RawSource(text));
        } catch (failure) {
          if (!(failure instanceof PlainFailure)) throw failure;
          compilation.errors.push(withoutStack(failure));
        }
      });
    });
  }
}

function withoutStack({ message }: PlainFailure): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
