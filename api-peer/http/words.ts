const MOST_WORDS = 8;

/** Postings whose text has all words of a search, without case and accents. */
export function havingWords(search: string | undefined): object {
  const words = [...new Set(folded(search ?? '').split(/\s+/))].filter(Boolean);
  if (words.length === 0) return {};
  return {
    $and: words.slice(0, MOST_WORDS).map((word) => ({
      searchText: { $regex: word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&') },
    })),
  };
}

/** Lower case without accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
