import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { PostalCode, requiredText } from '../core/primitives.ts';

const required = textCode('FIELD_REQUIRED');
const digits = (count: number, notValid: string) =>
  z
    .string({ error: required })
    .trim()
    .regex(new RegExp(`^\\d{${count}}$`), notValid);

/** The bank form; the numbers go to the provider and are stored nowhere. */
export const BankForm = z.strictObject({
  firstName: requiredText(required),
  lastName: requiredText(required),
  bankAccountNumber: z
    .string({ error: required })
    .trim()
    .regex(/^\d{5,17}$/, textCode('ACCOUNT_NUMBER_NOT_VALID')),
  institutionNumber: digits(3, textCode('INSTITUTION_NUMBER_NOT_VALID', { count: 3 })),
  transitNumber: digits(5, textCode('TRANSIT_NUMBER_NOT_VALID', { count: 5 })),
  address: requiredText(textCode('ADDRESS_REQUIRED')),
  city: requiredText(textCode('CITY_REQUIRED')),
  province: requiredText(textCode('PROVINCE_REQUIRED'), 50),
  postalCode: PostalCode,
});
export type BankForm = z.infer<typeof BankForm>;

/** What the page needs to enter a card: Stripe Elements with a key, the sandbox form without. */
export const CardEntry = z.strictObject({
  client_secret: z.string(),
  setup_intent: z.string(),
  publishable_key: z.string(),
  mode: z.enum(['stripe', 'sandbox']),
});
export type CardEntry = z.infer<typeof CardEntry>;
