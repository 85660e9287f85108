/** What the memory of a WebAssembly program can do; types of it come with those of browsers only. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { readonly initial: number });
    readonly buffer: ArrayBuffer;
    grow(delta: number): number;
  }
}
