// In place of `react-i18next` in the build of a picture: the same catalogues, read in the same way.

type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;
type Texts = Readonly<Record<string, unknown>>;

const ENGLISH = 'en';
const catalogues = new Map<string, Texts>();

const textAt = (language: string, namespace: string, key: string): string | undefined => {
  const text = key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at as Texts | undefined)?.[part],
      catalogues.get(`${language} ${namespace}`),
    );
  return typeof text === 'string' ? text : undefined;
};

/** The key, or its forms for a count, the fitting one first. */
function formsOf(language: string, key: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  const form = `${key}_${new Intl.PluralRules(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, form, key] : [form, key];
}

function found(language: string, namespace: string, key: string, values: Values) {
  for (const from of [language, ENGLISH]) {
    for (const form of formsOf(from, key, values.count)) {
      const text = textAt(from, namespace, form);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

const fixedT =
  (language: string, namespace: string): Translate =>
  (key, values = {}) => {
    const text = found(language, namespace, key, values) ?? values.defaultValue;
    if (typeof text !== 'string') throw new Error(`The picture has no text '${key}'`);
    return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ''));
  };

/** The texts of a picture, and the language in which it is drawn. */
export const i18n = {
  language: ENGLISH,
  store: {
    addResourceBundle(language: string, namespace: string, texts: Texts): void {
      catalogues.set(`${language} ${namespace}`, texts);
    },
  },
  getFixedT: fixedT,
};

export const useTranslation = (namespace: string) => ({
  t: fixedT(i18n.language, namespace),
  i18n,
});
