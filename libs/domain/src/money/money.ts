import type { DecimalInput } from './exact/decimal.ts';
import { ceiling, decimal, product, wholeUnits } from './exact/decimal.ts';

export type { DecimalInput } from './exact/decimal.ts';

declare const centsBrand: unique symbol;

/** An amount of money as a whole number of cents; made by `cents` or `dollarsToCents` only. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/** Thrown where an amount is not a whole number of cents or too large to count exactly. */
export class InvalidAmountError extends RangeError {
  override readonly name = 'InvalidAmountError';
}

/** Takes a whole number as cents. Throws InvalidAmountError for fractions, NaN and unsafe integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) {
    throw new InvalidAmountError(`Not a whole number of cents: ${amount}`);
  }
  return (amount === 0 ? 0 : amount) as Cents;
}

export const ZERO_CENTS: Cents = cents(0);

/** Dollars as on the wire to cents, exactly. Throws InvalidAmountError past two decimals. */
export function dollarsToCents(dollars: DecimalInput): Cents {
  const amount = findCents(dollars);
  if (amount === null) {
    throw new InvalidAmountError(`Not an amount in dollars with at most two decimals: ${dollars}`);
  }
  return amount;
}

/** Like `dollarsToCents`, but null for what is not an amount; for typed input. */
export function findCents(dollars: DecimalInput): Cents | null {
  try {
    const units = wholeUnits(decimal(dollars), 2);
    return units === null ? null : centsFromBigInt(units);
  } catch (error) {
    if (error instanceof RangeError) {
      return null;
    }
    throw error;
  }
}

/** Whether a wire value is dollars with at most two decimals; for schemas. */
export function isDollarAmount(dollars: DecimalInput): boolean {
  return findCents(dollars) !== null;
}

/** Cents to dollars as on the wire: the double that prints with at most two decimals. */
export function centsToDollars(amount: Cents): number {
  return amount / 100;
}

/** Cents as plain dollar text with two decimals: 54300 is '543.00'. */
export function centsToText(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of all amounts; throws InvalidAmountError when it can no longer be counted exactly. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) {
    sum += BigInt(amount);
  }
  return centsFromBigInt(sum);
}

/** The amount with its sign turned, for the other side of a ledger entry. */
export function negateCents(amount: Cents): Cents {
  return cents(-amount);
}

/** The exact product of an amount and its factors, rounded up to the cent (MONEY-4). */
export function timesRoundedUp(amount: Cents, ...factors: readonly DecimalInput[]): Cents {
  return centsFromBigInt(ceiling(product(decimal(amount), ...factors.map(decimal))));
}

/** A percentage of an amount, times further factors, rounded up to the cent once. */
export function percentRoundedUp(
  amount: Cents,
  percent: DecimalInput,
  ...factors: readonly DecimalInput[]
): Cents {
  return timesRoundedUp(amount, percent, '0.01', ...factors);
}

function centsFromBigInt(units: bigint): Cents {
  const amount = Number(units);
  if (!Number.isSafeInteger(amount)) {
    throw new InvalidAmountError(`Too large an amount: ${units} cents`);
  }
  return cents(amount);
}
