import { RegistrationBody } from '@leafshift/contracts/users';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { confirmation, samePasswords } from './confirmed-password.ts';

/** The sign-up form: the registration, its confirmation and the terms (specification, section 5). */
export const registerForm = (t: TFunction) =>
  z
    .strictObject({
      ...RegistrationBody.omit({ affiliate: true }).shape,
      confirm: confirmation(t),
      terms: z.boolean().refine((ticked) => ticked, t('register.termsRequired')),
    })
    .superRefine(samePasswords(t));

export type RegisterForm = z.output<ReturnType<typeof registerForm>>;
