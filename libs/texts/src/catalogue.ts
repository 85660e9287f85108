import type { Language } from '@leafshift/domain/languages';

/** Texts of one namespace in one language: keys, nested or not. */
export type Texts = Readonly<Record<string, unknown>>;

/** A namespace for the browser: English is at hand, other languages are fetched when they are chosen. */
export interface Catalogue {
  readonly namespace: string;
  readonly english: Texts;
  readonly others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>>;
}
