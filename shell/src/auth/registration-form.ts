import { RegistrationBody } from '@leafshift/contracts/users';
import { z } from 'zod';

/** The password again; it must be the same (specification, section 5). */
export const confirmed = <Shape extends z.ZodType<{ password: string; confirmPassword: string }>>(
  form: Shape,
) =>
  form.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Both password fields need to be the same',
    // Also while other fields are still wrong, so that the two passwords can be put right first.
    when: ({ value }) =>
      typeof value === 'object' && value !== null && !!Reflect.get(value, 'confirmPassword'),
  });

export const ConfirmPassword = z
  .string({ error: 'This field is required' })
  .min(1, 'This field is required');

/** The sign-up form: what the server asks, the password again, and the terms. */
export const RegistrationForm = confirmed(
  RegistrationBody.omit({ affiliate: true }).extend({
    confirmPassword: ConfirmPassword,
    terms: z.literal(true, { error: 'Please accept the Terms and Conditions' }),
  }),
);
