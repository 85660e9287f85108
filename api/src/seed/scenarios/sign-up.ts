import { login } from '@leafshift/contracts/auth';
import { register, verifyEmail } from '@leafshift/contracts/users';
import type { DemoApi, DemoPerson } from '../demo-api.ts';

/** The password of every account of the demo marketplace. */
export const DEMO_PASSWORD = 'leafshift-demo';

export interface SignUp {
  readonly usertype: 'Employer' | 'Temp';
  readonly name: string;
  readonly email: string;
  /** The code of somebody's link. */
  readonly affiliate?: string | undefined;
}

export interface SignedUp extends DemoPerson {
  readonly id: string;
}

/** Somebody makes an account and shows that the address is theirs. */
export async function signUp(api: DemoApi, who: SignUp): Promise<SignedUp> {
  const { usertype, name, email, affiliate } = who;
  const body = { usertype, name, email, password: DEMO_PASSWORD, affiliate };
  const { token, user } = await api.call(register, { body });
  const code = await api.codeFor(user);
  await api.call(verifyEmail, { body: { code } }, { token });
  return { token, id: user._id };
}

/** Somebody comes back. */
export async function signIn(api: DemoApi, email: string): Promise<SignedUp> {
  const body = { email, password: DEMO_PASSWORD };
  const { token, user } = await api.call(login, { body });
  return { token, id: user._id };
}
