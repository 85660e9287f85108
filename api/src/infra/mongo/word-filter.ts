/** A word as a regular expression that means it letter by letter. */
export const wordPattern = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Documents whose search text has all the words; nothing where there are none. */
export const wordFilter = (words: readonly string[]) =>
  words.length === 0
    ? {}
    : { $and: words.map((word) => ({ searchText: { $regex: wordPattern(word) } })) };

/** Documents whose search text has a word that begins with each of those, which hold letters and digits only. */
export const wordBeginningFilter = (words: readonly string[]) =>
  words.length === 0
    ? {}
    : {
        $and: words.map((word) => ({ searchText: { $regex: `${startOf(word)}${word}` } })),
      };

/** Every Chinese sign is a word, so none needs to stand at the start of one. */
const startOf = (word: string): string =>
  /\p{Script=Han}/u.test(word) ? '' : '(?<![\\p{L}\\p{N}])';
