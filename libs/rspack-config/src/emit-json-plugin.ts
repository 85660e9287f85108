import { type Compilation, type Compiler, sources } from '@rspack/core';

/** Writes a JSON file that is made from the finished compilation. */
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
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = JSON.stringify(this.#make(compilation), null, 1);
        compilation.emitAsset(this.#file, new sources.RawSource(text));
      });
    });
  }
}
