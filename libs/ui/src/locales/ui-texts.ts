import { DEFAULT_LANGUAGE, type Language, type Texts } from '@leafshift/i18n';
import type { i18n } from 'i18next';
import english from './en.json';

/** The namespace of the texts that the shared components bring along. */
export const UI_NAMESPACE = 'ui';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>> = {
  de: () => import(/* webpackChunkName: "ui-texts-de" */ './de.json'),
  es: () => import(/* webpackChunkName: "ui-texts-es" */ './es.json'),
  fr: () => import(/* webpackChunkName: "ui-texts-fr" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "ui-texts-ar" */ './ar.json'),
  zh: () => import(/* webpackChunkName: "ui-texts-zh" */ './zh.json'),
};

/** The texts of this copy that are there by now. */
const loaded = new Map<Language, Texts>([[DEFAULT_LANGUAGE, english]]);
const loading = new Map<Language, Promise<void>>();
const brought = new WeakMap<object, Set<Language>>();

/** The store's own method, whose last parameter i18next's types leave out. */
interface QuietStore {
  addResourceBundle(
    language: string,
    namespace: string,
    texts: Texts,
    deep: boolean,
    overwrite: boolean,
    options: { silent: boolean },
  ): void;
}

async function fetchTexts(language: Exclude<Language, 'en'>): Promise<void> {
  try {
    loaded.set(language, (await LOADERS[language]()).default);
  } finally {
    loading.delete(language);
  }
}

/**
 * Fetches the shared components' texts of a language, once: whoever awaits this before it draws
 * shows no English first. Rejects when they cannot be fetched; asked again, it tries again.
 */
export function loadUiTexts(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return Promise.resolve();
  const onItsWay = loading.get(language) ?? fetchTexts(language);
  loading.set(language, onItsWay);
  return onItsWay;
}

/**
 * Adds this copy's texts of a language to the page's, once, where they are there; answers whether
 * they are. Shell and remotes are deployed apart, so each brings the texts of its own version and
 * never replaces those of another. This happens while a component renders, so the store must not
 * announce it.
 */
export function bringTexts(instance: i18n, language: Language): boolean {
  const store = instance.store as typeof instance.store & QuietStore;
  const done = brought.get(store) ?? new Set();
  brought.set(store, done);
  const texts = loaded.get(language);
  if (!texts || done.has(language)) return texts !== undefined;
  store.addResourceBundle(language, UI_NAMESPACE, texts, true, false, { silent: true });
  done.add(language);
  return true;
}
