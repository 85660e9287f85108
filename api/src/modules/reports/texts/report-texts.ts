import type { Language } from '@leafshift/domain/languages';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english, type ReportTexts } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { chinese } from './zh.ts';

const TEXTS: Readonly<Record<Language, ReportTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ar: arabic,
  zh: chinese,
};

/** The texts of the weekly report in a language. */
export const reportTexts = (language: Language): ReportTexts => TEXTS[language];
