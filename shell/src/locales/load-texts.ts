import type { Language, Texts } from '@leafshift/i18n';
import english from './en.json';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>> = {
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
  zh: () => import('./zh.json'),
};

/** The shell's own texts. English is part of the main script, the others come when chosen. */
export const loadTexts = async (language: Language): Promise<Texts> =>
  language === 'en' ? english : (await LOADERS[language]()).default;
