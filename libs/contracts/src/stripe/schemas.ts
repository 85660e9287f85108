import { z } from 'zod';
import { requiredText } from '../core/primitives.ts';

const required = 'This field is required';
const digits = (count: number, what: string) =>
  z
    .string({ error: required })
    .trim()
    .regex(new RegExp(`^\\d{${count}}$`), `The ${what} has ${count} digits`);

/** The bank form; the numbers go to the provider and are stored nowhere. */
export const BankForm = z.strictObject({
  firstName: requiredText(required),
  lastName: requiredText(required),
  bankAccountNumber: z
    .string({ error: required })
    .trim()
    .regex(/^\d{5,17}$/, 'The account number has 5 to 17 digits'),
  institutionNumber: digits(3, 'institution number'),
  transitNumber: digits(5, 'transit number'),
  address: requiredText('Address is required'),
  city: requiredText('City Number is required'),
  province: requiredText('Province is required', 50),
  postalCode: requiredText('Postal Code is required', 20),
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
