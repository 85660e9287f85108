import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from '@leafshift/domain/languages';
import type { Texts } from '@leafshift/texts/catalogue';
import type { i18n } from 'i18next';
import type { TextStore } from './text-store.ts';

export interface NamespaceSource {
  /** A remote's namespace is the remote's name. */
  readonly namespace: string;
  load(language: Language): Promise<Texts>;
  /** Nothing shows these texts before `ready`, so that nothing is drawn anew when the first of them come. */
  readonly isUnseen?: boolean;
}

const currentLanguage = (instance: i18n): Language =>
  isLanguage(instance.language) ? instance.language : DEFAULT_LANGUAGE;

/** What is followed in an instance, to load a language before it is spoken. */
const followed = new WeakMap<i18n, Set<NamespaceSource>>();

/** Loads a namespace's texts of a language into the instance, once. */
async function loadNamespace(
  instance: i18n,
  { namespace, load, isUnseen = false }: NamespaceSource,
  language: Language = currentLanguage(instance),
): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return;
  const texts = await load(language);
  const silent = isUnseen && !LANGUAGES.some((one) => instance.hasResourceBundle(one, namespace));
  (instance.store as TextStore).addResourceBundle(language, namespace, texts, true, true, {
    silent,
  });
}

/**
 * Keeps a namespace loaded in the language of the page: now (await `ready`), and after each change
 * of language until `stop`. A language whose texts cannot be loaded is read in English and told to
 * `onFailure`. `ready` rejects where English cannot be loaded either: without it there is nothing to show.
 */
export function followLanguage(
  instance: i18n,
  source: NamespaceSource,
  onFailure: (error: unknown, language: Language) => void = (error) => reportError(error),
): { readonly ready: Promise<void>; stop(): void } {
  const loadOrEnglish = async (language: Language): Promise<void> => {
    try {
      await loadNamespace(instance, source, language);
    } catch (error) {
      if (language === DEFAULT_LANGUAGE) throw error;
      onFailure(error, language);
      await loadNamespace(instance, source, DEFAULT_LANGUAGE);
    }
  };
  const sources = followed.get(instance) ?? new Set();
  followed.set(instance, sources.add(source));
  const onChange = (language: string): void => {
    if (!isLanguage(language)) return;
    loadOrEnglish(language).catch((error: unknown) => onFailure(error, DEFAULT_LANGUAGE));
  };
  instance.on('languageChanged', onChange);
  return {
    ready: loadOrEnglish(currentLanguage(instance)),
    stop: () => {
      sources.delete(source);
      instance.off('languageChanged', onChange);
    },
  };
}

/** Loads a language for all namespaces that are followed, before it is spoken; rejects where one cannot be loaded. */
export async function loadLanguage(instance: i18n, language: Language): Promise<void> {
  const sources = [...(followed.get(instance) ?? [])];
  await Promise.all(sources.map((source) => loadNamespace(instance, source, language)));
}
