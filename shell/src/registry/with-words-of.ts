import { DEFAULT_LANGUAGE, type Language } from '@leafshift/i18n';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { PublishedEntry, Registry, Release } from '@leafshift/shell-sdk/registry';

/** Whether any release says something in a language. English stands in every registry. */
export const hasWordsOf = ({ remotes }: Registry, language: Language): boolean =>
  language === DEFAULT_LANGUAGE ||
  Object.values(remotes).some(({ releases }) =>
    Object.values(releases).some(({ manifest: { titles, nav } }) =>
      [titles, ...nav.map(({ texts }) => texts)].some((texts) => texts?.[language] !== undefined),
    ),
  );

type Entry = PublishedEntry & Release['manifest']['nav'][number];

/**
 * A registry with the words of the same one in another language. Releases that the other one does not hold any
 * more, and everything but words and the files of texts, stay as they are.
 */
export const withWordsOf = <Known extends Registry>(known: Known, other: Registry): Known => ({
  ...known,
  remotes: mapped(known.remotes, (entry, name: RemoteName) => ({
    ...entry,
    releases: mapped(entry.releases, (release, id) => {
      const same = other.remotes[name]?.releases[id];
      return same === undefined ? release : withWords(release, same);
    }),
  })),
});

function withWords(release: Release, same: Release): Release {
  const { manifest, preload } = release;
  return {
    ...release,
    manifest: {
      ...manifest,
      titles: both(manifest.titles, same.manifest.titles),
      nav: entriesOf(manifest.nav, same.manifest.nav),
      account: manifest.account && entriesOf(manifest.account, same.manifest.account ?? []),
    },
    preload: { ...preload, locales: { ...same.preload.locales, ...preload.locales } },
  };
}

const entriesOf = (entries: readonly Entry[], same: readonly Entry[]): Entry[] =>
  entries.map((entry, place) => ({
    ...entry,
    texts: both(entry.texts, same[place]?.texts),
    bar: both(entry.bar, same[place]?.bar),
  }));

const both = (own: Entry['texts'], more: Entry['texts']): Entry['texts'] =>
  own && { ...more, ...own };

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
