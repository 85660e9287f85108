/** Letters that no accent can be taken from. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A name that nobody confuses has two words, or is one word alone. */
const ENOUGH_WORDS = 2;

/**
 * Whether the name of a bank account's holder is somebody's legal name: without accents, capitals and
 * initials, in any order, and with or without the names in the middle.
 */
export function isSameHolder(holder: string, legalName: string): boolean {
  const [fewer, more] = [wordsOf(holder), wordsOf(legalName)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (!fewer || !more || fewer.length === 0) {
    return false;
  }
  const isEnough = fewer.length >= ENOUGH_WORDS || more.length === fewer.length;
  return isEnough && isWithin(fewer, more);
}

/** Whether every word stands among the others, as often as here. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return words.every((word) => {
    const index = left.indexOf(word);
    return index >= 0 && left.splice(index, 1).length === 1;
  });
}

/** Initials are left out where whole names remain. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[æðđıłøœßþ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[\p{M}'’ʼ`.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const whole = words.filter((word) => word.length > 1);
  return whole.length > 0 ? whole : words;
}
