const POSTAL_CODE = /\b([abceghj-nprstvxy]\d[abceghj-nprstv-z])[ -]?(\d[abceghj-nprstv-z]\d)\b/i;

/** What a person typed, taken apart: street, town and postal code, each empty where not there. */
export interface ParsedAddress {
  readonly street: string;
  readonly town: string;
  /** As `V6B 1A1`. */
  readonly postalCode: string;
}

/** Takes a typed address apart at its commas; without a comma, all of it is the town. */
export function parseAddress(text: string): ParsedAddress {
  const code = POSTAL_CODE.exec(text);
  const postalCode = code ? `${code[1]} ${code[2]}`.toUpperCase() : '';
  const parts = (code ? text.replace(code[0], '') : text)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = '', second = ''] = parts;
  return parts.length > 1
    ? { street: first, town: second, postalCode }
    : { street: '', town: first, postalCode };
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
    [parts.province, parts.postalCode].filter(Boolean).join(' '),
    parts.country,
  ]
    .filter(Boolean)
    .join(', ');
