import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@leafshift/domain/languages';
import type { TextCode } from '@leafshift/domain/text-code';
import { messages } from '@leafshift/texts/messages';
import {
  type JobFactGroup,
  type LookUp,
  lookUpIn,
  say,
  sayJobFact,
  sayTrade,
} from '@leafshift/texts/say';
import type { i18n } from 'i18next';
import { sharedTexts } from '../shared-texts/shared-texts.ts';
import { useSharedTexts } from '../shared-texts/use-shared-texts.ts';

/** What is wrong with fields, what is said of calls without an answer, and the words of the trade. */
export const messageTexts = sharedTexts(messages);

export const useMessageLookUp = (): LookUp => lookUpIn(useSharedTexts(messageTexts));

/** Says the code of a message, as schemas of the contracts give it; any other text stays as it is. */
export function useMessages(): (text: TextCode) => string {
  const lookUp = useMessageLookUp();
  return (text) => say(text, lookUp);
}

/** Says a job type or title in the language of the page; a business's own words stay as they are. */
export function useTrade(): (name: string) => string {
  const lookUp = useMessageLookUp();
  return (name) => sayTrade(name, lookUp);
}

/** Says a fact of a Permanent posting, such as a benefit, in the language of the page. */
export function useJobFact(): (group: JobFactGroup, name: string) => string {
  const lookUp = useMessageLookUp();
  return (group, name) => sayJobFact(group, name, lookUp);
}

const languageOf = ({ language }: i18n): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE;

/** Says the code of a message outside of components, in English until the page's language is there. */
export function sayMessage(instance: i18n, text: TextCode): string {
  messageTexts.bring(instance, DEFAULT_LANGUAGE);
  messageTexts.bring(instance, languageOf(instance));
  return say(text, lookUpIn(instance.getFixedT(null, messageTexts.namespace)));
}
