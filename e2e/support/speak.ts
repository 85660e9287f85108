import { LANGUAGE_STORAGE_KEY, type Language } from '@leafshift/i18n';
import type { Visitor } from './visitor.ts';

/** Opens every page of the visitor in a language from now on. */
export async function speak(
  { context }: Visitor,
  language: Language,
  portalUrl: string,
): Promise<void> {
  const choice = [LANGUAGE_STORAGE_KEY, language] as const;
  await context.addInitScript(([key, value]) => {
    // Not in frames, whose storage may be closed.
    if (window === window.top) localStorage.setItem(key, value);
  }, choice);
  await context.addCookies([{ name: LANGUAGE_STORAGE_KEY, value: language, url: portalUrl }]);
}
