import type { DefaultValues, FieldValues } from 'react-hook-form';

const PREFIX = 'leafshift.form-draft.';

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** What somebody had typed into a form of this tab before a reload, over its own values. */
export function withDraft<Input extends FieldValues>(
  name: string | undefined,
  values: DefaultValues<Input>,
  store: Storage = sessionStorage,
): DefaultValues<Input> {
  const kept = name === undefined ? null : store.getItem(PREFIX + name);
  return kept === null ? values : { ...values, ...plainOf(parsed(kept)) };
}

/** Keeps the texts and figures of a form in this tab. */
export function keepDraft(name: string, values: object, store: Storage = sessionStorage): void {
  store.setItem(PREFIX + name, JSON.stringify(plainOf(values)));
}

/** What was typed is saved, or of nobody any more. */
export function dropDraft(name: string, store: Storage = sessionStorage): void {
  store.removeItem(PREFIX + name);
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
