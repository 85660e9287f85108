import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../namespace.ts';
import { WORDINGS, type Wordings, wordingsOf, wordingsSource } from './wordings.ts';

/**
 * The wordings in the language of the page. The catalogue is fetched when it is first needed, and
 * what is drawn with it is drawn again when it arrives.
 */
export function useWordings(): Wordings {
  const { i18n } = useTranslation(WORDINGS);
  const { language } = i18n;
  useEffect(() => {
    // English needs no catalogue.
    if (language === DEFAULT_LANGUAGE) return;
    loadNamespace(i18n, wordingsSource).catch(reportError);
  }, [i18n, language]);
  return wordingsOf(i18n);
}
