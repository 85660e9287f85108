import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import type { TFunction } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../format/use-language.ts';
import type { SharedTexts } from './shared-texts.ts';

/** The language that each namespace of a page has shown last, by the page's store of texts. */
const shown = new WeakMap<object, Map<string, Language>>();

/**
 * A shared namespace in the language of the page. Until the texts of a newly chosen language
 * arrive, the ones before stay; without them, what is missing is said in English.
 */
export function useSharedTexts(texts: SharedTexts): TFunction {
  const { namespace } = texts;
  const { t, i18n } = useTranslation(namespace);
  const language = useLanguage();
  texts.bring(i18n, DEFAULT_LANGUAGE);
  const isThere = texts.bring(i18n, language);
  const last = shown.get(i18n.store) ?? new Map<string, Language>();
  shown.set(i18n.store, last);
  if (isThere) last.set(namespace, language);

  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isThere) texts.load(language).then(redraw, reportError);
  }, [texts, language, isThere]);

  return isThere ? t : i18n.getFixedT(last.get(namespace) ?? DEFAULT_LANGUAGE, namespace);
}
