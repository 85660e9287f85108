import { invalidRequest, missingParam } from './failure.ts';
import type { Form } from './form.ts';

/** Reads a request's parameters; every reader throws Stripe's own error where a value does not fit. */
export class Params {
  readonly #form: Form;
  readonly #path: string;

  constructor(form: Form, path = '') {
    this.#form = form;
    this.#path = path;
  }

  /** The name as the caller wrote it, such as `payment_method_data[card][number]`. */
  nameOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  has(name: string): boolean {
    return this.#form[name] !== undefined;
  }

  /** Whether the parameter is there and is a plain value. */
  isText(name: string): boolean {
    return typeof this.#form[name] === 'string';
  }

  /** Throws when a parameter is there that is not in the list. */
  allowOnly(names: readonly string[]): void {
    for (const name of Object.keys(this.#form)) {
      if (!names.includes(name)) {
        throw invalidRequest(
          `Received unknown parameter: ${this.nameOf(name)}`,
          'parameter_unknown',
          this.nameOf(name),
        );
      }
    }
  }

  text(name: string): string | undefined {
    const value = this.clearableText(name);
    if (value !== null) return value;
    const full = this.nameOf(name);
    throw invalidRequest(
      `You passed an empty string for '${full}'. We assume empty values are an attempt to unset a parameter; however '${full}' cannot be unset. You should remove '${full}' from your request or supply a non-empty value.`,
      'parameter_invalid_empty',
      full,
    );
  }

  /** `null` where the caller passed an empty text to unset the value. */
  clearableText(name: string): string | null | undefined {
    const value = this.#form[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') {
      throw invalidRequest('Invalid string: must be a text', undefined, this.nameOf(name));
    }
    if (value.length > 5000) {
      throw invalidRequest(
        `Invalid string: must be at most 5000 characters`,
        'parameter_invalid_string_blank',
        this.nameOf(name),
      );
    }
    return value === '' ? null : value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw missingParam(this.nameOf(name));
    return value;
  }

  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(text)) {
      throw invalidRequest(
        `Invalid integer: ${text}`,
        'parameter_invalid_integer',
        this.nameOf(name),
      );
    }
    return Number(text);
  }

  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === undefined) throw missingParam(this.nameOf(name));
    return value;
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text !== 'true' && text !== 'false') {
      throw invalidRequest(`Invalid boolean: ${text}`, undefined, this.nameOf(name));
    }
    return text === 'true';
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) {
      throw invalidRequest(
        `Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`,
        undefined,
        this.nameOf(name),
      );
    }
    return chosen;
  }

  requiredUrl(name: string): string {
    const text = this.requiredText(name);
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
      throw invalidRequest('Not a valid URL', 'url_invalid', this.nameOf(name));
    }
    return text;
  }

  /** A nested form, refused where it has names beyond the list. */
  nested(name: string, names?: readonly string[]): Params | undefined {
    const value = this.#form[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') {
      throw invalidRequest('Invalid object', undefined, this.nameOf(name));
    }
    const nested = new Params(value, this.nameOf(name));
    if (names) nested.allowOnly(names);
    return nested;
  }

  /** The texts of a list parameter. */
  texts(name: string): string[] {
    const list = this.nested(name);
    return list ? list.names().map((at) => list.requiredText(at)) : [];
  }

  names(): string[] {
    return Object.keys(this.#form);
  }

  /** The metadata after this request: keys set, keys with an empty value removed, all removed by an empty text. */
  metadata(current: Readonly<Record<string, string>> = {}): Record<string, string> {
    if (this.#form.metadata === '') return {};
    const result = { ...current };
    const given = this.nested('metadata');
    for (const key of given?.names() ?? []) {
      const value = given?.clearableText(key);
      if (key.length > 40 || (value && value.length > 500)) {
        throw invalidRequest(
          `Metadata keys have at most 40 characters and values at most 500: ${key}`,
          undefined,
          this.nameOf(`metadata`),
        );
      }
      if (value === null || value === undefined) delete result[key];
      else result[key] = value;
    }
    return result;
  }
}
