/** How much of a location's name or address a card shows (POST-45). */
const LOCATION_TEXT_LIMIT = 30;

const ELLIPSIS = '…';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first characters as a reader counts them, plus an ellipsis where more follow. */
export function truncate(text: string, limit: number = LOCATION_TEXT_LIMIT): string {
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (count === limit) {
      return `${text.slice(0, end)}${ELLIPSIS}`;
    }
    count += 1;
    end = index + segment.length;
  }
  return text;
}

/** Up to two capitals for a picture's place: of the first and the last word; '' without letters. */
export function initials(name: string): string {
  const words = name
    .split(/[\s\-–]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word.length > 0);
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstCharacter(word) : '')).join('');
}

const BLOCK_TAGS =
  /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^>]*(?:>|$)/gi;
const HIDDEN_PARTS = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const ANY_TAG = /<\/?[a-z][^>]*(?:>|$)/gi;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi;

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
};

/**
 * The readable text of rich text on one line, for previews. Its result is text and must be shown as
 * text: this does not make markup safe.
 */
export function plainTextOf(html: string): string {
  return html
    .replace(HIDDEN_PARTS, ' ')
    .replace(BLOCK_TAGS, ' ')
    .replace(ANY_TAG, '')
    .replace(ENTITY, decodeEntity)
    .replace(/\s+/gu, ' ')
    .trim();
}

function decodeEntity(entity: string, hex?: string, digits?: string, name?: string): string {
  if (name) {
    return NAMED_ENTITIES[name.toLowerCase()] ?? entity;
  }
  const code = hex ? Number.parseInt(hex, 16) : Number(digits);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

function firstCharacter(word: string): string {
  const [first] = segmenter.segment(word);
  return first ? first.segment.toLocaleUpperCase('en') : '';
}
