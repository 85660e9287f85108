import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@leafshift/domain/languages';
import type { TextValues } from '@leafshift/domain/text-code';
import { createInstance } from 'i18next';
import type { Texts } from '../catalogue.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Name extends string> = Name extends `${infer Key}_${PluralForm}` ? Key : Name;

/** Every key of a catalogue, `recovery.subject` for a nested one, without the forms of plurals. */
export type KeyOf<English> = {
  [Name in keyof English & string]: English[Name] extends string
    ? WithoutForm<Name>
    : `${Name}.${KeyOf<English[Name]>}`;
}[keyof English & string];

/** Says a text of one namespace in one language. */
export type Translate<English> = (key: KeyOf<English>, values?: TextValues) => string;

/** One namespace in all languages. */
export type Locales<English> = Readonly<Record<Language, Texts>> & { readonly en: English };

/** The process's one instance: plain texts, all languages at hand, English where one is missing. */
const instance = createInstance();
instance
  .init({
    resources: {},
    ns: [],
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  .catch((failure: unknown) => {
    throw failure;
  });

/** Adds a namespace, and answers its texts in a language: `const t = mailTexts(language); t('hello', { name })`. */
export function translations<English extends Texts>(
  namespace: string,
  locales: Locales<English>,
): (language: Language) => Translate<English> {
  const fixed = new Map<Language, Translate<English>>();
  for (const language of LANGUAGES) {
    instance.addResourceBundle(language, namespace, locales[language]);
    const t = instance.getFixedT(language, namespace);
    fixed.set(language, (key, values) => t(key as string, { ...values }));
  }
  return (language) => fixed.get(language) as Translate<English>;
}
