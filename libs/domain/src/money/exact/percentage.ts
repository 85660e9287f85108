import type { DecimalInput } from './decimal.ts';
import { decimal } from './decimal.ts';

/** A percentage from 0 to 100 as a number. Throws a RangeError for anything else. */
export function percentage(input: DecimalInput): number {
  const { units, scale } = decimal(input);
  if (units < 0n || units > 100n * 10n ** BigInt(scale)) {
    throw new RangeError(`Not a percentage from 0 to 100: ${input}`);
  }
  return Number(input);
}
