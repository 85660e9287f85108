/** What the built-in PDF fonts have beyond Latin-1 (code page 1252). */
const WINDOWS_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Whether the built-in fonts have the mark. */
export const isPrintable = (mark: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff]$/.test(mark) || WINDOWS_EXTRAS.includes(mark);

/** Letters whose stroke or shape is no accent that could be taken off. */
const LIKE: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
};

/** Without its accents where that makes it printable ('ő' becomes 'o'), else '?'. */
const nearest = (mark: string): string => {
  const like = LIKE[mark];
  if (like !== undefined) {
    return like;
  }
  const plain = mark.normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].every(isPrintable) ? plain : '?';
};

/** Text that Latin fonts can print; French prints as it is. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((mark) => (isPrintable(mark) ? mark : nearest(mark)))
    .join('');
