import { readTextCode, type TextCode, type TextValues } from '@leafshift/domain/text-code';

/** Looks a key up in one namespace and language; an empty text where the catalogue has none. */
export type LookUp = (key: string, values?: TextValues) => string;

/** The part of i18next's `t` that a look-up needs. */
type Translate = (key: string, values: Record<string, unknown>) => string;

export const lookUpIn =
  (t: Translate): LookUp =>
  (key, values) =>
    t(key, { ...withDollars(values, t), defaultValue: '' });

/** Rules give amounts as English writes them (`$23`); a sentence has them as the rest of its page. */
const withDollars = (values: TextValues | undefined, translate: Translate): TextValues =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => {
      const [, amount] = /^\$(\d+(?:\.\d+)?)$/.exec(String(value)) ?? [];
      return [name, (amount && translate('dollars', { amount, defaultValue: '' })) || value];
    }),
  );

/** What a code says, from the first catalogue that has it; any other text is answered as it is. */
export function say(text: TextCode, ...catalogues: readonly LookUp[]): string {
  const asked = readTextCode(text);
  if (!asked) return text;
  for (const lookUp of catalogues) {
    const said = lookUp(asked.code, asked.values);
    if (said) return said;
  }
  return text;
}

/** The facts of a Permanent posting that are chosen from a list. */
export type JobFactGroup = 'kind' | 'hours' | 'benefit' | 'credential';

/** A fact of a Permanent posting, such as a benefit, in the language of `messages`; credentials have names. */
export const sayJobFact = (group: JobFactGroup, name: string, messages: LookUp): string =>
  messages(`job.${group}.${name}`) || name;

/** A job type or title in the language of `messages`; anything else, such as a business's own title, as it is. */
export const sayTrade = (name: string, messages: LookUp): string =>
  messages(`trade.${name}`) || name;
