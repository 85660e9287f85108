import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import { z } from 'zod';

/** A text by language. Not every object that happens to be called like one is: parts choose their names. */
const Texts = z.record(z.string(), z.string());
/** The files of texts, by language. */
const Locales = z.record(z.string(), z.looseObject({ files: z.array(z.unknown()) }));
/** Scripts of first pictures, by language and name. */
const Scripts = z.record(z.string(), z.record(z.string(), z.looseObject({ file: z.string() })));

const BY_LANGUAGE: Readonly<Record<string, z.ZodType<Readonly<Record<string, unknown>>>>> = {
  titles: Texts,
  texts: Texts,
  bar: Texts,
  locales: Locales,
  pictureScripts: Scripts,
};

/**
 * The text of a registry for who reads in a language: what remotes say in it and in English, which stands in
 * where a remote does not speak it. The other languages are a third of what a registry weighs (ADR 415).
 */
export const inLanguage = (text: string, language: Language): string =>
  JSON.stringify(
    JSON.parse(text, (key, value) => {
      const byLanguage = BY_LANGUAGE[key]?.safeParse(value).data;
      return byLanguage === undefined ? value : kept(byLanguage, language);
    }),
  );

const kept = (values: Readonly<Record<string, unknown>>, language: Language) =>
  Object.fromEntries(
    Object.entries(values).filter(([one]) => one === language || one === DEFAULT_LANGUAGE),
  );
