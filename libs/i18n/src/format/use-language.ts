import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@leafshift/domain/languages';
import { useTranslation } from 'react-i18next';

/** The language of the page, from the i18next instance around. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
