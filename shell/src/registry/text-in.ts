import { DEFAULT_LANGUAGE } from '@leafshift/i18n';
import type { Texts } from '@leafshift/shell-sdk/registry';

/** A text that a remote brings, in a language or in English; null where it brings none. */
export const textIn = (texts: Texts | undefined, language: string): string | null =>
  texts?.[language] ?? texts?.[DEFAULT_LANGUAGE] ?? null;
