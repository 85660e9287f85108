import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@leafshift/domain/languages';
import { useTranslation } from 'react-i18next';
import { type Formats, formatsOf } from './formats.ts';

/** The language of the page, from the i18next instance around. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}

/** How the language of the page writes numbers, money, days and times. */
export const useFormats = (): Formats => formatsOf(useLanguage());
