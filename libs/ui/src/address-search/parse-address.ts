import { canadianPostalCode } from '@leafshift/domain/postal-codes';
import { PROVINCES } from '@leafshift/domain/provinces';
import { foldedName } from './town-names.ts';

const POSTAL_CODE = /\b([abceghj-nprstvxy]\d[abceghj-nprstv-z])[ -]?(\d[abceghj-nprstv-z]\d)\b/i;

/** What a person typed, taken apart; each part is empty where it is not there. */
export interface ParsedAddress {
  readonly street: string;
  readonly town: string;
  /** The codes of the provinces that it can be in; all of them when none was typed. */
  readonly provinces: readonly string[];
  /** As `V6B 1A1`. */
  readonly postalCode: string;
}

const ALL = PROVINCES.map(({ code }): string => code);

const provincesBeginningWith = (text: string): readonly string[] => {
  const wanted = foldedName(text);
  return PROVINCES.filter(
    ({ code, name }) =>
      code.toLowerCase().startsWith(wanted) || foldedName(name).startsWith(wanted),
  ).map(({ code }) => code);
};

/** `Vancouver BC` is a town and its province. */
const townAndCode = (text: string): readonly [town: string, provinces: readonly string[]] => {
  const [, town = text, code = ''] = /^(.+)\s([a-z]{2})$/i.exec(text) ?? [];
  const found = ALL.find((known) => known === code.toUpperCase());
  return found ? [town, [found]] : [text, ALL];
};

/**
 * Takes a typed address apart at its commas: street, town, and from the third part on a province.
 * Without a comma, all of it is the town.
 */
export function parseAddress(text: string): ParsedAddress {
  const code = POSTAL_CODE.exec(text);
  const postalCode = code ? `${code[1]} ${code[2]}`.toUpperCase() : '';
  const parts = (code ? text.replace(code[0], '') : text)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && foldedName(part) !== 'canada');

  const last = parts.at(-1) ?? '';
  const typed = parts.length > 2 ? provincesBeginningWith(last) : [];
  const named = typed.length > 0 ? parts.slice(0, -1) : parts;
  const [town, ofTown] = townAndCode(named.at(-1) ?? '');
  return {
    street: named.slice(0, -1).join(', '),
    town,
    provinces: typed.length > 0 ? typed : ofTown,
    postalCode,
  };
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
