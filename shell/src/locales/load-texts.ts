import type { Language, Texts } from '@leafshift/i18n';
import english from './en.json';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>> = {
  de: () => import(/* webpackChunkName: "texts-de" */ './de.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './ar.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh.json'),
};

/**
 * The shell's own texts. English is part of the main script, the others come when chosen, in one file with all
 * that the portal's script needs of a language.
 */
export const loadTexts = async (language: Language): Promise<Texts> =>
  language === 'en' ? english : (await LOADERS[language]()).default;
