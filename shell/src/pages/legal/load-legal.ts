import { isLanguage, type Language } from '@leafshift/i18n';
import { fetchRegistry } from '../../registry/fetch-registry.ts';

/** One of the two texts that everybody may read before they sign up. */
export type LegalName = 'terms' | 'privacy';

export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

type Loaded = Promise<{ readonly default: Readonly<Record<LegalName, LegalText>> }>;

const LOADERS: Readonly<Record<Language, () => Loaded>> = {
  en: () => import('./texts/en.json'),
  de: () => import('./texts/de.json'),
  es: () => import('./texts/es.json'),
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
  zh: () => import('./texts/zh.json'),
};

/** The portal's own text in a language. */
export async function loadLegalText(name: LegalName, language: string): Promise<LegalText> {
  const loaded = await LOADERS[isLanguage(language) ? language : 'en']();
  return loaded.default[name];
}

/** Where the operator keeps a text instead of the portal's own; null where there is none. */
export async function findOwnAddress(name: LegalName): Promise<string | null> {
  const { settings } = await fetchRegistry();
  return (name === 'terms' ? settings.termsUrl : settings.privacyUrl) ?? null;
}
