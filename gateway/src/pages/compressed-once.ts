import { compressed, type Encoding, THOROUGH } from './encoding.ts';

/** A text of which there are a few forms, each the same for all who ask, and what tells it from the one before. */
export interface SharedText<Form> {
  textAs(form: Form): string;
  readonly version: string;
}

/** Compresses the forms of a text as well as can be, once for all who ask for the same version of it. */
export class CompressedOnce<Form> {
  readonly #made = new Map<string, Promise<Buffer>>();
  #version: string | null = null;

  of(shared: SharedText<Form>, form: Form, encoding: Encoding): Promise<Buffer> {
    const { version } = shared;
    if (version !== this.#version) {
      this.#version = version;
      this.#made.clear();
    }
    const key = `${form} ${encoding}`;
    const made =
      this.#made.get(key) ?? compressed(Buffer.from(shared.textAs(form)), encoding, THOROUGH);
    this.#made.set(key, made);
    return made;
  }
}
