import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import type { Catalogue, FetchedEnglish, Texts } from '@leafshift/texts/catalogue';
import type { i18n } from 'i18next';
import type { TextStore } from '../text-store.ts';
import { englishElsewhere, fetchedElsewhere, noteTexts } from './fetched-texts.ts';

/** A namespace that shell and remotes each carry in their own version, in a page that has one i18next instance. */
export interface SharedTexts {
  readonly namespace: string;
  /**
   * Fetches the texts of a language, and English where it is not at hand, once, unless another copy in the page has
   * all of them: whoever awaits this before it draws shows no English first. Rejects when they cannot be fetched;
   * asked again, it tries again.
   */
  load(language: Language): Promise<void>;
  /** Adds this copy's texts of a language to the page's where they are there; answers whether they are. */
  bring(instance: i18n, language: Language): boolean;
}

/** This copy's texts of a catalogue: English at hand or fetched, the others fetched when they are chosen. */
export function sharedTexts({ namespace, english, others }: Catalogue): SharedTexts {
  const loaded = new Map<Language, Texts>();
  const loading = new Map<Language, Promise<void>>();
  const brought = new WeakMap<object, Set<Language>>();

  const keep = (language: Language, texts: Texts): void => {
    loaded.set(language, texts);
    noteTexts(namespace, language, texts);
  };
  if (!isFetched(english)) keep(DEFAULT_LANGUAGE, english);

  const fetchTexts = async (
    language: Language,
    fetch: () => Promise<{ default: Texts }>,
  ): Promise<void> => {
    try {
      keep(language, (await fetch()).default);
    } finally {
      loading.delete(language);
    }
  };

  const loadOnce = (
    language: Language,
    theirs: Texts | undefined,
    fetch: () => Promise<{ default: Texts }>,
  ): Promise<void> => {
    if (theirs) {
      loaded.set(language, theirs);
      return Promise.resolve();
    }
    const onItsWay = loading.get(language) ?? fetchTexts(language, fetch);
    loading.set(language, onItsWay);
    return onItsWay;
  };

  const loadEnglish = async (): Promise<Texts> => {
    if (isFetched(english) && !loaded.has(DEFAULT_LANGUAGE)) {
      const theirs = englishElsewhere(namespace, english.digest);
      await loadOnce(DEFAULT_LANGUAGE, theirs, () => english.fetch());
    }
    return loaded.get(DEFAULT_LANGUAGE) ?? {};
  };

  return {
    namespace,
    load: async (language) => {
      const own = await loadEnglish();
      if (language === 'en' || loaded.has(language)) return;
      await loadOnce(language, fetchedElsewhere(namespace, language, own), others[language]);
    },
    // Shell and remotes are deployed apart, so each brings the texts of its own version and never
    // replaces those of another. This happens while a component renders, so the store must not
    // announce it.
    bring: (instance, language) => {
      const store = instance.store as TextStore;
      const done = brought.get(store) ?? new Set();
      brought.set(store, done);
      const texts = loaded.get(language);
      if (!texts || done.has(language)) return texts !== undefined;
      store.addResourceBundle(language, namespace, texts, true, false, { silent: true });
      done.add(language);
      return true;
    },
  };
}

const isFetched = (english: Texts | FetchedEnglish): english is FetchedEnglish =>
  typeof english.fetch === 'function';
