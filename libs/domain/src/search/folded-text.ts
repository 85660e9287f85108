const MAX_WORDS = 8;

/** Lower case without accents, so that 'montreal' finds 'Montréal'. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The text that searches look through, made of the parts people search by. */
export const searchText = (parts: readonly string[]): string =>
  foldText(parts.filter((part) => part !== '').join(' ')).replace(/\s+/g, ' ');

/** The words of a query, at most eight; a text matches when it has them all. */
export const searchWords = (query: string): readonly string[] =>
  [...new Set(foldText(query).split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS);
