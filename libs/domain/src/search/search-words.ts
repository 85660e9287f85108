const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** The words of a query that count. */
const MAX_WORDS = 8;
/** Letters of a word that are looked at. */
const MAX_LETTERS = 20;
/** The words of a text that can be searched. */
const MAX_SEARCHED = 60;

/**
 * The words of a text as searches compare them: without case, accents and punctuation, each at most
 * 20 letters long. A Chinese sign is a word.
 */
function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(WORD) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, MAX_LETTERS).join('')))];
}

/** At most eight words of a query; none where it holds neither letters nor digits. */
export const queryWords = (query: string): readonly string[] => wordsOf(query).slice(0, MAX_WORDS);

/** The words by which a text is found: it matches a query when each of `queryWords` begins one of them. */
export const searchedWords = (text: string): readonly string[] =>
  wordsOf(text).slice(0, MAX_SEARCHED);
