import { RegistrationBody } from '@leafshift/contracts/users';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** The sign-up form: the registration, its confirmation and the terms (specification, section 5). */
export const registerForm = (t: TFunction) =>
  z
    .strictObject({
      ...RegistrationBody.omit({ affiliate: true }).shape,
      confirm: z.string().min(1, t('register.confirmRequired')),
      terms: z.boolean().refine((ticked) => ticked, t('register.termsRequired')),
    })
    .superRefine(({ password, confirm }, context) => {
      if (confirm === password) return;
      context.addIssue({ code: 'custom', path: ['confirm'], message: t('register.confirmSame') });
    });

export type RegisterForm = z.output<ReturnType<typeof registerForm>>;
