import { login } from '@leafshift/contracts/auth';
import {
  answerSecondFactor,
  beginPasskey,
  beginTotp,
  finishPasskey,
  finishTotp,
  type SecondFactorDemand,
} from '@leafshift/contracts/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Person } from '../../../testing/people.ts';
import type { As, TestApi } from '../../../testing/test-api.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';

/** An authenticator app with the secret of one account. */
class TotpApp {
  constructor(
    private readonly api: TestApi,
    readonly secret: string,
  ) {}

  /** The code that it shows now, or so many half minutes later. */
  code(later = 0): string {
    const timestamp = this.api.clock.now().getTime() + later * 30_000;
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }
}

/** Sets up an authenticator app; the code that it showed is used then. */
export async function withTotp(api: TestApi, as: As) {
  const { secret } = await api.get(beginTotp, {}, as);
  const app = new TotpApp(api, secret);
  const { recoveryCodes = [] } = await api.get(finishTotp, { body: { code: app.code() } }, as);
  return { app, recoveryCodes };
}

/** Adds a passkey. */
export async function withPasskey(api: TestApi, as: As, name = 'Phone') {
  const authenticator = new SoftAuthenticator();
  const passkey = authenticator.create(await api.get(beginPasskey, {}, as));
  const { recoveryCodes = [] } = await api.get(finishPasskey, { body: { passkey, name } }, as);
  return { authenticator, recoveryCodes };
}

/** What signing in with the password asks for next. Throws where it asks for nothing. */
export async function demandOf(
  api: TestApi,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<SecondFactorDemand> {
  const { body } = await api.request(login, { body: { email, password } });
  if (!('secondFactor' in body) || !body.secondFactor) {
    throw new Error(`No second factor is asked for: ${JSON.stringify(body)}`);
  }
  return body.secondFactor;
}

/** Signs in with the password and a code. */
export async function signInWithCode(api: TestApi, person: Person, code: string) {
  const { challenge } = await demandOf(api, person);
  return api.request(answerSecondFactor, { body: { challenge, code } });
}
