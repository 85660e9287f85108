import type { TFunction } from 'i18next';
import { z } from 'zod';

/** The shape of a password's confirmation, which must not be empty (specification, section 5). */
export const confirmation = (t: TFunction) => z.string().min(1, t('register.confirmRequired'));

/** Checks that password and confirmation are the same. */
export const samePasswords =
  (t: TFunction) =>
  (form: { password: string; confirm: string }, context: z.core.$RefinementCtx): void => {
    if (form.confirm === form.password) return;
    context.addIssue({ code: 'custom', path: ['confirm'], message: t('register.confirmSame') });
  };
