import type { Language } from '@leafshift/i18n';

/** An answer of the API that was asked for before the code was there, and for whom. */
export interface EarlyAnswer {
  readonly token: string | null;
  readonly answer: Promise<Response>;
  /** When it was asked for, in milliseconds of `performance.now()`. */
  readonly askedAt: number;
}

/** The registry, asked for in a language before the code was there. */
export interface EarlyRegistry {
  readonly language: Language;
  readonly answer: Promise<Response>;
}

/** A first picture that could not be shown, as the portal reports it. */
export interface PictureFailure {
  readonly remote: string;
  /** The id of the release. */
  readonly release: string;
  /** The path of the route. */
  readonly page: string;
  readonly kind: 'unreachable' | 'broken' | 'crashed';
}

/**
 * What the script in the page (`before-paint.ts`) hands over to the portal's scripts: answers that it
 * has asked for while they were still on their way, and what became of the first picture. Nothing else
 * passes between the two.
 */
export interface HandOver {
  readonly registry: EarlyRegistry;
  /** Answers of the API, by address. */
  readonly answers: Readonly<Record<string, EarlyAnswer>>;
  /** Everything that the page is known to need first is asked for; its first picture has asked too. */
  readonly asked: Promise<void>;
  /** What became of the page's first picture; null where nothing is wrong with it. */
  readonly picture: Promise<PictureFailure | null>;
}

declare global {
  interface Window {
    leafshiftHandOver?: Partial<HandOver> | undefined;
  }
}

/** Leaves an answer for the portal's scripts. */
export function leave<What extends keyof HandOver>(what: What, value: HandOver[What]): void {
  window.leafshiftHandOver = { ...window.leafshiftHandOver, [what]: value };
}

/** Takes an answer that was left; undefined when there is none, or somebody has taken it before. */
export function take<What extends keyof HandOver>(what: What): HandOver[What] | undefined {
  const { [what]: value, ...rest } = window.leafshiftHandOver ?? {};
  window.leafshiftHandOver = rest as Partial<HandOver>;
  return value;
}
