import type { DefaultValues, FieldValues } from 'react-hook-form';

const PREFIX = 'leafshift.form-draft.';

/** The draft of a form of one person: its name, and the fields that no browser is to keep. */
export interface FormDraft {
  readonly name: string;
  readonly without?: readonly string[];
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number'].includes(typeof value) || (Array.isArray(value) && value.every(isPlain));

/** What somebody had typed into a form of this tab before a reload, over its own values. */
export function withDraft<Input extends FieldValues>(
  name: string | undefined,
  values: DefaultValues<Input>,
  store: Storage = sessionStorage,
): DefaultValues<Input> {
  const kept = name === undefined ? null : store.getItem(PREFIX + name);
  return kept === null ? values : { ...values, ...plainOf(parsed(kept)) };
}

/** Keeps the texts, figures and choices of a form in this tab. */
export function keepDraft(
  { name, without = [] }: FormDraft,
  values: object,
  store: Storage = sessionStorage,
): void {
  const kept = Object.entries(plainOf(values)).filter(([field]) => !without.includes(field));
  store.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(kept)));
}

/** What was typed is saved, or of nobody any more. */
export function dropDraft(name: string, store: Storage = sessionStorage): void {
  store.removeItem(PREFIX + name);
}

/** Whoever sits here next finds nothing of what was typed. */
export function dropDrafts(store: Storage = sessionStorage): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX)) store.removeItem(key);
  }
}

const plainOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value)));

function parsed(kept: string): object {
  try {
    const value: unknown = JSON.parse(kept);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Whatever it is, it is no draft.
    return {};
  }
}
