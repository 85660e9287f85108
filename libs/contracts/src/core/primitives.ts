import { z } from 'zod';

/** A MongoDB object id as 24 hex characters; anything else answers 404, as an unknown id does. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/i, 'Not a valid id');
export type Id = z.infer<typeof Id>;

/** An instant as ISO 8601 in UTC, such as `2026-05-01T16:00:00.000Z`. */
export const Instant = z.iso.datetime({
  error: 'A date and time in UTC is required',
});
export type Instant = z.infer<typeof Instant>;

/** A calendar day without a zone, `YYYY-MM-DD`. */
export const Day = z.iso.date({ error: 'A date is required' });
export type Day = z.infer<typeof Day>;

const hasAtMostTwoDecimals = (value: number): boolean => /^-?\d+(\.\d{1,2})?$/.test(String(value));

/** Money on the wire: dollars with at most two decimals. */
export const Dollars = z.number().refine(hasAtMostTwoDecimals, 'At most two decimals are allowed');
export type Dollars = z.infer<typeof Dollars>;

/** Hours with at most two decimals. */
export const Hours = z
  .number()
  .min(0)
  .refine(hasAtMostTwoDecimals, 'At most two decimals are allowed');
export type Hours = z.infer<typeof Hours>;

/** An absolute http(s) address. */
export const Url = z.url({
  protocol: /^https?$/,
  error: 'A web address is required',
});
export type Url = z.infer<typeof Url>;

/** The longest text a person may enter in a single-line field (specification, section 9). */
export const MAX_TEXT = 255;

/** One line of required text; `message` is what the form shows when it is empty. */
export const requiredText = (message: string, max = MAX_TEXT) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `At most ${max} characters are allowed`);

/** One line of optional text. */
export const optionalText = (max = MAX_TEXT) =>
  z.string().trim().max(max, `At most ${max} characters are allowed`).optional();
