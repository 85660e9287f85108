import { isApiError } from '@leafshift/data-access';
import { isLanguage, type Language } from '@leafshift/i18n';
import type { i18n } from 'i18next';
import type { Session } from '../auth/session/session.ts';

const UNTOLD = 'languageUntold';

interface LanguageTold {
  readonly texts: i18n;
  readonly session: Pick<Session, 'settled' | 'onEnd'>;
  /** Rejects with an `ApiError`. */
  readonly send: (language: Language) => Promise<unknown>;
  /** Hears of a refusal. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Mails and reports follow the language of the page (LOOK-22): told at each change of it, and as soon as
 * there is a network to what was chosen without one.
 */
export function tellLanguage({ texts, session, send, onRefused }: LanguageTold): void {
  const tell = async (): Promise<void> => {
    const { language } = texts;
    const { status } = await session.settled();
    if (status !== 'signed-in' || !isLanguage(language)) return;
    try {
      await send(language);
      localStorage.removeItem(UNTOLD);
    } catch (error) {
      if (isApiError(error) && error.statusCode === 0) localStorage.setItem(UNTOLD, 'yes');
      else onRefused(error);
    }
  };
  const tellLate = (): void => {
    if (localStorage.getItem(UNTOLD) !== null) tell().catch(reportError);
  };
  texts.on('languageChanged', () => {
    tell().catch(reportError);
  });
  window.addEventListener('online', tellLate);
  session.onEnd(() => localStorage.removeItem(UNTOLD));
  tellLate();
}
