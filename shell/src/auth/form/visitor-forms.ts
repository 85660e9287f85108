import { Email, LoginBody } from '@leafshift/contracts/users';
import { z } from 'zod';

export { RegistrationForm } from '../register/registration-form.ts';

/** The login form: what the server asks, with a box that is ticked or not. */
export const LoginForm = LoginBody.extend({ remember: z.boolean() });
export type LoginForm = z.output<typeof LoginForm>;

/** Where a recovery link is to be sent. */
export const RecoveryForm = z.strictObject({ email: Email });
