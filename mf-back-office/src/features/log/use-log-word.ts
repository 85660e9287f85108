import { useTranslation } from 'react-i18next';

/** Says an event, action or state of a log in words; one that this page does not know, as it stands there. */
export function useLogWord(): (what: string) => string {
  const { t, i18n } = useTranslation('mf-back-office');
  return (what) =>
    i18n.exists(`log.words.${what}`, { ns: 'mf-back-office' }) ? t(`log.words.${what}`) : what;
}

/** Says what a detail of a log is about; one that this page does not know, as it stands there. */
export function useDetailName(): (name: string) => string {
  const { t, i18n } = useTranslation('mf-back-office');
  return (name) =>
    i18n.exists(`log.names.${name}`, { ns: 'mf-back-office' }) ? t(`log.names.${name}`) : name;
}

/** Where the words for details are that are one of a few values; in others a word stands as it was written. */
const WORDS_OF: Readonly<Record<string, (value: string) => readonly string[]>> = {
  action: (value) => [`log.words.${value}`],
  reason: (value) => [`suspension.reasons.${value}`, `moderation.reason.${value}`],
  kind: (value) => [
    `log.values.${value}`,
    `reviews.kind.${value}`,
    `person.factor.${value}`,
    `accountReviews.kind.${value}`,
  ],
  kinds: (value) => [`accountReviews.kind.${value}`],
  before: (value) => [`roles.name.${value}`],
  set: (value) => [`roles.name.${value}`],
  decision: (value) => [`appeals.decision.${value}`, `log.values.${value}`],
  log: (value) => [`log.values.${value}`],
};
const A_VALUE = /^[a-z][\w-]*$/i;

/** Says a detail that is one of a few values in words; undefined where it is none of them. */
export function useDetailWord(): (name: string, value: string) => string | undefined {
  const { t, i18n } = useTranslation('mf-back-office');
  return (name, value) => {
    if (!A_VALUE.test(value)) return undefined;
    const key = WORDS_OF[name]?.(value).find((one) => i18n.exists(one, { ns: 'mf-back-office' }));
    return key && t(key);
  };
}
