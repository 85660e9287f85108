/** What the Latin font has beyond Latin-1. */
const EXTRAS = '€‚„…†‡ˆ‰‹Œ‘’“”•–—˜™›œ';

/** Whether the Latin font has the mark. */
export const isPrintable = (mark: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff]$/.test(mark) || EXTRAS.includes(mark);

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
