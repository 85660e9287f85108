/** A decimal number without rounding: value = units / 10^scale, scale >= 0. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** A number, read by its shortest decimal text, or that text itself ('14.975'). */
export type DecimalInput = number | string;

const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;
const LONGEST_TEXT = 40;

/** Reads a decimal exactly. Throws a RangeError for anything that is not a finite decimal number. */
export function decimal(input: DecimalInput): Decimal {
  const text = String(input);
  const match = text.length <= LONGEST_TEXT ? DECIMAL_TEXT.exec(text) : null;
  if (!match) {
    throw new RangeError(`Not a decimal number: ${text.slice(0, LONGEST_TEXT)}`);
  }
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** The exact product of all factors. */
export function product(first: Decimal, ...rest: readonly Decimal[]): Decimal {
  return rest.reduce(
    (left, right) => ({ units: left.units * right.units, scale: left.scale + right.scale }),
    first,
  );
}

/** The least whole number that is not below the value. */
export function ceiling(value: Decimal): bigint {
  const divisor = 10n ** BigInt(value.scale);
  const quotient = value.units / divisor;
  return value.units % divisor > 0n ? quotient + 1n : quotient;
}

/** The value as a whole number of 10^-places, or null where it has more decimals than that. */
export function wholeUnits(value: Decimal, places: number): bigint | null {
  if (value.scale <= places) {
    return value.units * 10n ** BigInt(places - value.scale);
  }
  const divisor = 10n ** BigInt(value.scale - places);
  return value.units % divisor === 0n ? value.units / divisor : null;
}
