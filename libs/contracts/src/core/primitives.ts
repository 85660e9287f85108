import { nameRefusal } from '@leafshift/domain/names';
import { canadianPostalCode } from '@leafshift/domain/postal-codes';
import { type TextCode, textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { MONEY } from './money-fields.ts';

/** A MongoDB object id as 24 hex characters; anything else answers 404, as an unknown id does. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/i, textCode('ID_NOT_VALID'));
export type Id = z.infer<typeof Id>;

/** An instant as ISO 8601 in UTC, such as `2026-05-01T16:00:00.000Z`. */
export const Instant = z.iso.datetime({
  error: textCode('INSTANT_REQUIRED'),
});
export type Instant = z.infer<typeof Instant>;

/** A calendar day without a zone, `YYYY-MM-DD`. */
export const Day = z.iso.date({ error: textCode('DAY_REQUIRED') });
export type Day = z.infer<typeof Day>;

/** A calendar day that may be left out; the empty field of a form is left out too. */
export const OptionalDay = z
  .union([Day, z.literal('').transform(() => undefined)], { error: textCode('DAY_REQUIRED') })
  .optional();

const hasAtMostTwoDecimals = (value: number): boolean => /^-?\d+(\.\d{1,2})?$/.test(String(value));

/** Money on the wire: dollars with at most two decimals. */
export const Dollars = z
  .number()
  .refine(hasAtMostTwoDecimals, textCode('TOO_MANY_DECIMALS'))
  .meta(MONEY);
export type Dollars = z.infer<typeof Dollars>;

/** Hours with at most two decimals. */
export const Hours = z.number().min(0).refine(hasAtMostTwoDecimals, textCode('TOO_MANY_DECIMALS'));
export type Hours = z.infer<typeof Hours>;

/** An absolute http(s) address. */
export const Url = z.url({
  protocol: /^https?$/,
  error: textCode('URL_REQUIRED'),
});
export type Url = z.infer<typeof Url>;

/** The longest text a person may enter in a single-line field (ACCOUNT-12). */
export const MAX_TEXT = 255;

/** One line of required text; `message` is the text that the form shows when it is empty. */
export const requiredText = (message: TextCode, max = MAX_TEXT) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, textCode('TEXT_TOO_LONG', { count: max }));

/** A Canadian postal code, kept as it is printed (`M6R 2M9`) however it was typed. */
export const PostalCode = requiredText(textCode('POSTAL_CODE_REQUIRED'), 20).pipe(
  z
    .string()
    .overwrite((typed) => canadianPostalCode(typed) ?? typed)
    .refine((code) => canadianPostalCode(code) !== null, textCode('POSTAL_CODE_NOT_VALID')),
);

/** One line of optional text. */
export const optionalText = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .max(max, textCode('TEXT_TOO_LONG', { count: max }))
    .optional();

const refuseName = (name: string, context: z.RefinementCtx): void => {
  const refusal = nameRefusal(name);
  if (refusal) {
    context.addIssue({ code: 'custom', message: refusal.text });
  }
};

/** The name of a person or a business: a line of plain text that cannot become a link. */
export const requiredName = (message: TextCode) => requiredText(message).superRefine(refuseName);

/** Such a name, or none. */
export const optionalName = () =>
  z
    .string()
    .trim()
    .max(MAX_TEXT, textCode('TEXT_TOO_LONG', { count: MAX_TEXT }))
    .superRefine(refuseName)
    .optional();
