import { areaCodeOf, provincesOfPostalCode } from '@leafshift/domain/places/postal-areas';
import { foldedName } from '@leafshift/domain/places/town-names';
import type { CanadianPlace } from '@leafshift/domain/places/towns';
import { canadianPostalCode } from '@leafshift/domain/postal-codes';
import { PROVINCES } from '@leafshift/domain/provinces';

const POSTAL_CODE = /\b([abceghj-nprstvxy]\d[abceghj-nprstv-z])[ -]?(\d[abceghj-nprstv-z]\d)\b/i;

/** What a person typed, taken apart; each part is empty where it is not there. */
export interface ParsedAddress {
  /** What is neither town nor province nor postal code. */
  readonly street: string;
  /** The towns that it can be in, the likeliest first. */
  readonly towns: readonly CanadianPlace[];
  /** The codes of the provinces that it can be in; none where nothing says which. */
  readonly provinces: readonly string[];
  /** As `V6B 1A1`. */
  readonly postalCode: string;
}

const LONGEST_NAME = 5;
const SHORTEST_BEGINNING = 3;
/** Words that end a street, and are no beginning of a town. */
const STREET_WORDS = new Set(
  'street avenue road drive boulevard north south east west nord sud est ouest'.split(' '),
);

/** A piece of what was typed: which of its words, and the towns that it names. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly towns: readonly CanadianPlace[];
}

/**
 * Takes a typed address apart. Commas, case, accents and the order of its parts do not matter: the
 * town is named at its end, perhaps not to the last letter, or at its beginning, or in between.
 */
export function parseAddress(text: string, known: readonly CanadianPlace[]): ParsedAddress {
  const code = POSTAL_CODE.exec(text);
  const postalCode = code ? `${code[1]} ${code[2]}`.toUpperCase() : '';
  const typed = (code ? text.replace(code[0], ' , ') : text).split(/[\s,]+/).filter(Boolean);
  const words = typed.filter((word) => foldedName(word) !== 'canada');
  const ofCode = provincesOfPostalCode(areaCodeOf(postalCode) ?? '');

  const possible = (province: string): boolean => ofCode.length === 0 || ofCode.includes(province);
  const span = townSpan(
    words,
    known.filter(({ province }) => possible(province)),
  );
  if (!span) return { street: streetIn(text, words), towns: [], provinces: ofCode, postalCode };
  const after = provinceAfter(words.slice(span.to));
  const towns = span.towns.filter(({ province }) => after?.provinces.includes(province) ?? true);
  const street = [...words.slice(0, span.from), ...words.slice(span.to + (after?.words ?? 0))];
  return {
    street: streetIn(text, street),
    towns,
    provinces: after?.provinces ?? ofCode,
    postalCode,
  };
}

/** The provinces that the words begin with, the last of which may not be typed to its end. */
function provinceAfter(
  words: readonly string[],
): { readonly words: number; readonly provinces: readonly string[] } | null {
  for (const count of [4, 3, 2, 1].filter((each) => each <= words.length)) {
    const wanted = foldedName(words.slice(0, count).join(' '));
    const isLast = count === words.length;
    const found = PROVINCES.filter(({ code, name }) =>
      [code, name]
        .map(foldedName)
        .some((text) => (isLast ? text.startsWith(wanted) : text === wanted)),
    );
    if (found.length > 0) return { words: count, provinces: found.map(({ code }) => code) };
  }
  return null;
}

function townSpan(words: readonly string[], towns: readonly CanadianPlace[]): Span | undefined {
  const listed = towns.map((town) => ({ town, name: foldedName(town.name) }));
  const townsWith = (fits: (name: string) => boolean) =>
    listed.filter(({ name }) => fits(name)).map(({ town }) => town);
  const folded = (from: number, to: number): string => foldedName(words.slice(from, to).join(' '));
  const spans = words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_each, count) => ({
      from,
      to: from + count + 1,
    })),
  );
  const longestFirst = spans.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  const atEnd = longestFirst.filter(
    ({ to }) => to === words.length || provinceAfter(words.slice(to))?.words === words.length - to,
  );
  const named = ({ from, to }: Omit<Span, 'towns'>) => {
    const wanted = folded(from, to);
    return townsWith((name) => name === wanted);
  };
  const begun = ({ from, to }: Omit<Span, 'towns'>) => {
    const wanted = folded(from, to);
    const isBegun = wanted.length >= SHORTEST_BEGINNING && !STREET_WORDS.has(wanted);
    return isBegun ? townsWith((name) => name.startsWith(wanted)) : [];
  };
  return (
    firstSpan(atEnd, (span) => (named(span).length > 0 ? begun(span) : [])) ??
    firstSpan(
      longestFirst.filter(({ from }) => from === 0),
      named,
    ) ??
    firstSpan(atEnd, begun) ??
    firstSpan(longestFirst, named)
  );
}

function firstSpan(
  spans: readonly Omit<Span, 'towns'>[],
  townsOf: (span: Omit<Span, 'towns'>) => readonly CanadianPlace[],
): Span | undefined {
  for (const span of spans) {
    const towns = townsOf(span);
    if (towns.length > 0) return { ...span, towns };
  }
  return undefined;
}

/** The words of the street with the commas that were typed between them. */
function streetIn(text: string, words: readonly string[]): string {
  const commas = words
    .slice(0, -1)
    .filter((word, at) => text.includes(`${word}, ${words[at + 1]}`));
  return words
    .map((word, at) => (at < words.length - 1 && commas.includes(word) ? `${word},` : word))
    .join(' ');
}

/** One line for an address: street, town, province with postal code, country. */
export const fullAddressOf = (parts: {
  readonly address?: string;
  readonly city?: string;
  readonly province?: string;
  readonly postalCode?: string;
  readonly country?: string;
}): string =>
  [
    parts.address,
    parts.city,
    [parts.province, canadianPostalCode(parts.postalCode ?? '') ?? parts.postalCode]
      .filter(Boolean)
      .join(' '),
    parts.country,
  ]
    .filter(Boolean)
    .join(', ');
