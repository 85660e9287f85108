import { DEFAULT_LANGUAGE, type Language, useLanguage } from '@leafshift/i18n';
import type { TFunction } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { bringTexts, loadUiTexts, UI_NAMESPACE } from './ui-texts.ts';

/** The language whose texts each page has shown last, by the page's store of texts. */
const shown = new WeakMap<object, Language>();

/**
 * The texts of the shared components in the language of the page. Until those of a newly chosen
 * language arrive, the ones before stay; without them, what is missing is said in English.
 */
export function useUiText(): TFunction {
  const { t, i18n } = useTranslation(UI_NAMESPACE);
  const language = useLanguage();
  bringTexts(i18n, DEFAULT_LANGUAGE);
  const isThere = bringTexts(i18n, language);
  if (isThere) shown.set(i18n.store, language);

  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isThere) loadUiTexts(language).then(redraw, reportError);
  }, [language, isThere]);

  return isThere ? t : i18n.getFixedT(shown.get(i18n.store) ?? DEFAULT_LANGUAGE, UI_NAMESPACE);
}
