import { compressed, type Encoding, THOROUGH } from './encoding.ts';

/** A text that is the same for all who ask, and what tells it from the one before. */
export interface SharedText {
  readonly text: string;
  readonly version: string;
}

/** Compresses a text as well as can be, once for all who ask for the same version of it. */
export class CompressedOnce {
  readonly #made = new Map<Encoding, Promise<Buffer>>();
  #version: string | null = null;

  of({ text, version }: SharedText, encoding: Encoding): Promise<Buffer> {
    if (version !== this.#version) {
      this.#version = version;
      this.#made.clear();
    }
    const made = this.#made.get(encoding) ?? compressed(Buffer.from(text), encoding, THOROUGH);
    this.#made.set(encoding, made);
    return made;
  }
}
