/** The code of a text in the catalogues, with its values if it has any: `TEXT_TOO_LONG?count=255`. */
export type TextCode = string;

/** Values of a text by their names: figures, or words of a fixed list such as a job type. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text of the catalogues by its code; what it says in a language is looked up where it is shown. */
export const textCode = (code: string, values?: TextValues): TextCode =>
  values
    ? `${code}?${new URLSearchParams(
        Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
      )}`
    : code;

const FORM = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:\?(.*))?$/;

/** Code and values of a `TextCode`; null for any other text, such as a sentence that the server sent. */
export function readTextCode(
  text: string,
): { readonly code: string; readonly values: Readonly<Record<string, string>> } | null {
  const [, code, values] = FORM.exec(text) ?? [];
  return code === undefined
    ? null
    : { code, values: Object.fromEntries(new URLSearchParams(values ?? '')) };
}
