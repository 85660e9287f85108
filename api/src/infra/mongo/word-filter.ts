const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Documents whose search text has all the words; nothing where there are none. */
export const wordFilter = (words: readonly string[]) =>
  words.length === 0
    ? {}
    : { $and: words.map((word) => ({ searchText: { $regex: escaped(word) } })) };
