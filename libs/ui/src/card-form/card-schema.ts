import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** The card as typed: its number, `MM/YY` and the security code. The provider checks the rest. */
export const CardSchema = z.strictObject({
  number: z
    .string()
    .transform(digitsOf)
    .pipe(
      z
        .string()
        .min(1, textCode('CARD_NUMBER_REQUIRED'))
        .min(12, textCode('CARD_NUMBER_INCOMPLETE'))
        .max(19, textCode('CARD_NUMBER_NOT_VALID')),
    ),
  expiry: z.string().trim().regex(EXPIRY, textCode('CARD_EXPIRY_NOT_VALID')),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, textCode('CARD_CODE_NOT_VALID')),
});
export type CardSchema = z.output<typeof CardSchema>;

/** Month and four-digit year of an `MM/YY`. */
export const monthAndYear = (expiry: string): { readonly month: string; readonly year: string } => {
  const [, month = '', year = ''] = EXPIRY.exec(expiry) ?? [];
  return { month, year: `20${year}` };
};

const LONGEST_NUMBER = 19;

/** Groups a card number by fours while it is typed. */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, LONGEST_NUMBER)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** How many digits of what is typed without a stroke are the month: of `527` one, of `127` two. */
const monthLength = (typed: string): number => (/^[2-9]/.test(typed) || typed.length === 1 ? 1 : 2);

/** Two digits of a month, from `1/`, `5` or `05`; `1` stays while it may become two. */
const monthOf = (typed: string, isOver: boolean): string => {
  const digits = typed.slice(0, monthLength(typed));
  return digits.length === 1 && (isOver || digits !== '1') && digits !== '0'
    ? `0${digits}`
    : digits;
};

/** Two digits of a year, of a four-digit one the last two. */
const yearOf = (typed: string): string =>
  /^20\d{2}/.test(typed) ? typed.slice(2, 4) : typed.slice(0, 2);

/** Writes `MM/YY` while it is typed, pasted or filled in: `1230`, `5/27`, `12/2030` and `1`. */
export const writeExpiry = (text: string): string => {
  const [first = '', second] = text.split('/').map(digitsOf);
  const isOver = second !== undefined;
  const month = monthOf(first, isOver);
  const year = yearOf(isOver ? second : first.slice(monthLength(first)));
  return year ? `${month}/${year}` : month;
};
