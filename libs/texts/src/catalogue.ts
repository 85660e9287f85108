import type { Language } from '@leafshift/domain/languages';

/** Texts of one namespace in one language: keys, nested or not. */
export type Texts = Readonly<Record<string, unknown>>;

/** English as builds of remotes have it: fetched only where no other copy in the page says the same. */
export interface FetchedEnglish {
  /** `textDigest` of the texts. */
  readonly digest: string;
  fetch(): Promise<{ default: Texts }>;
}

/**
 * A namespace for the browser: English is at hand, but for remotes (ADR 413); other languages are fetched when
 * they are chosen.
 */
export interface Catalogue {
  readonly namespace: string;
  readonly english: Texts | FetchedEnglish;
  readonly others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>>;
}
