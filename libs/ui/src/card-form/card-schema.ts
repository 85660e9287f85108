import { z } from 'zod';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The card as typed: its number, `MM/YY` and the security code. The provider checks the rest. */
export const CardSchema = z.strictObject({
  number: z
    .string()
    .transform(digitsOf)
    .pipe(
      z.string().min(12, 'Please enter the card number').max(19, 'Please check the card number'),
    ),
  expiry: z
    .string()
    .trim()
    .regex(/^(0?[1-9]|1[0-2]) ?\/ ?(\d{2})$/, 'Please enter month and year as MM/YY'),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'Please enter the 3 or 4 digits'),
});
export type CardSchema = z.output<typeof CardSchema>;

/** Groups a card number by fours while it is typed. */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Puts the slash into `MM/YY` while it is typed. */
export const slashExpiry = (text: string): string => {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};
