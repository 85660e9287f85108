import type { i18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import english from './en.json';

/** The namespace of the texts that the shared components bring along. */
export const UI_NAMESPACE = 'ui';

/** The store's own method, whose last parameter i18next's types leave out. */
interface QuietStore {
  addResourceBundle(
    language: string,
    namespace: string,
    texts: unknown,
    deep: boolean,
    overwrite: boolean,
    options: { silent: boolean },
  ): void;
}

const readied = new WeakSet<object>();

/**
 * Adds this copy's English texts once. Shell and remotes are deployed apart, so each brings the
 * texts of its own version and never replaces those of another. This happens while a component
 * renders, so the store must not announce it.
 */
function bringTexts(instance: i18n): void {
  if (readied.has(instance.store)) return;
  const store = instance.store as typeof instance.store & QuietStore;
  store.addResourceBundle('en', UI_NAMESPACE, english, true, false, { silent: true });
  readied.add(store);
}

/** The texts of the shared components in the language of the page. */
export function useUiText(): TFunction {
  const { t, i18n } = useTranslation(UI_NAMESPACE);
  bringTexts(i18n);
  return t;
}
