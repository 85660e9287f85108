import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@leafshift/domain/languages';
import { type Catalogue, loadCatalogue } from '@leafshift/wordings/catalogue';
import { type NoticeFacts, noticeMessage } from '@leafshift/wordings/notice';
import { sentenceIn } from '@leafshift/wordings/sentence';
import type { i18n } from 'i18next';
import type { NamespaceSource } from '../namespace.ts';

/** The namespace in which the catalogue of rules, errors and notifications stands. */
export const WORDINGS = 'wordings';

/** The catalogue of ADR 0060 as a namespace; English needs none, its sentences are the originals. */
export const wordingsSource: NamespaceSource = {
  namespace: WORDINGS,
  load: async (language) =>
    language === DEFAULT_LANGUAGE ? {} : { ...(await loadCatalogue(language)) },
};

/** Says sentences of rules, errors and notifications in the language of the page. */
export interface Wordings {
  /** An English sentence of a rule, a schema or an error; anything else stays as it is. */
  say(english: string): string;
  /** A notification's sentence; `notificationMessage` is its English one. */
  notice(notification: NoticeFacts & { readonly notificationMessage: string }): string;
}

/** The wordings of an instance as it is now: English until the catalogue of its language is there. */
export function wordingsOf(instance: i18n): Wordings {
  const catalogue = catalogueOf(instance, languageOf(instance));
  return {
    say: (english) => (catalogue ? sentenceIn(catalogue.sentences, english) : english),
    notice: (notification) =>
      catalogue ? noticeMessage(catalogue, notification) : notification.notificationMessage,
  };
}

const languageOf = ({ language }: i18n): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE;

function catalogueOf(instance: i18n, language: Language): Catalogue | undefined {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return instance.getResourceBundle(language, WORDINGS) as Catalogue | undefined;
}
