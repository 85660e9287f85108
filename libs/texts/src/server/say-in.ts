import type { Language } from '@leafshift/domain/languages';
import type { TextCode } from '@leafshift/domain/text-code';
import {
  type NotificationFacts,
  type NotificationLookUps,
  notificationText,
} from '../notification-text.ts';
import { type JobFactGroup, type LookUp, lookUpIn, say, sayJobFact, sayTrade } from '../say.ts';
import { errorTexts } from './errors.ts';
import { messageTexts } from './messages.ts';
import { notificationTexts } from './notifications.ts';

const lookUp = (texts: (language: Language) => unknown, language: Language): LookUp =>
  lookUpIn(texts(language) as Parameters<typeof lookUpIn>[0]);

const lookUpsIn = (language: Language): NotificationLookUps => ({
  language,
  notifications: lookUp(notificationTexts, language),
  messages: lookUp(messageTexts, language),
  errors: lookUp(errorTexts, language),
});

/** What the code of an error, a rule or a field says; any other text as it is. */
export function sayIn(language: Language, text: TextCode): string {
  const { messages, errors } = lookUpsIn(language);
  return say(text, messages, errors);
}

/** A job type or title in a language. */
export const tradeIn = (language: Language, name: string): string =>
  sayTrade(name, lookUpsIn(language).messages);

/** A fact of a Permanent posting, such as a benefit, in a language. */
export const jobFactIn = (language: Language, group: JobFactGroup, name: string): string =>
  sayJobFact(group, name, lookUpsIn(language).messages);

/** The sentence of a notification in a language, without a full stop. Throws for an unknown kind. */
export function notificationIn(language: Language, facts: NotificationFacts): string {
  const said = notificationText(facts, lookUpsIn(language));
  if (said === null) throw new RangeError(`No text for a notification of the kind ${facts.kind}`);
  return said;
}

/** The subject of a notification's mail. */
export const notificationSubjectIn = (language: Language, kind: string): string =>
  lookUpsIn(language).notifications(`subject.${kind}`);
