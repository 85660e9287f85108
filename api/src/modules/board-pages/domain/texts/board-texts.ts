import type { Language } from '@leafshift/domain/languages';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { type BoardTexts, english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { chinese } from './zh.ts';

const TEXTS: Readonly<Record<Language, BoardTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ar: arabic,
  zh: chinese,
};

/** The texts of the board's pages in a language. */
export const boardTexts = (language: Language): BoardTexts => TEXTS[language];
