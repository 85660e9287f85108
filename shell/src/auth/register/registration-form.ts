import { RegistrationBody } from '@leafshift/contracts/users';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';

/** The password again; it must be the same (ACCOUNT-11). */
export const confirmed = <Shape extends z.ZodType<{ password: string; confirmPassword: string }>>(
  form: Shape,
) =>
  form.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: textCode('PASSWORDS_DIFFER'),
    // Also while other fields are still wrong, so that the two passwords can be put right first.
    when: ({ value }) =>
      typeof value === 'object' && value !== null && !!Reflect.get(value, 'confirmPassword'),
  });

export const ConfirmPassword = z
  .string({ error: textCode('FIELD_REQUIRED') })
  .min(1, textCode('FIELD_REQUIRED'));

/** The sign-up form: what the server asks, the password again, and the terms. */
export const RegistrationForm = confirmed(
  RegistrationBody.omit({ affiliate: true, remember: true }).extend({
    confirmPassword: ConfirmPassword,
    terms: z.literal(true, { error: textCode('TERMS_NOT_ACCEPTED') }),
  }),
);
export type RegistrationForm = z.output<typeof RegistrationForm>;
