import { login } from '@leafshift/contracts/auth';
import { answerSecondFactor } from '@leafshift/contracts/second-factor';
import { withTotp } from '../modules/second-factor/testing/with-factors.ts';
import { cookieOf } from '../testing/documents.ts';
import { aWorker, PASSWORD } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

/** Fewer than in production, because each costs a hash. */
const LOGINS = 8;

describe('somebody who guesses at an account with a second factor', () => {
  let api: TestApi;

  beforeAll(async () => {
    const env = { RATE_LIMITS: 'on', RATE_LIMIT_LOGINS_PER_ACCOUNT: `${LOGINS}` };
    api = await startApi({ env });
  });
  afterAll(() => api.stop());

  const at = (address: string, cookie = '') => ({
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });
  type From = ReturnType<typeof at>;
  const signIn = (email: string, password: string, from: From) =>
    api.request(login, { body: { email, password } }, undefined, from);
  const challengeOf = async (email: string, from: From): Promise<string> => {
    const { body } = await signIn(email, PASSWORD, from);
    return (body as { secondFactor?: { challenge: string } }).secondFactor?.challenge ?? '';
  };
  const answer = (challenge: string, code: string, from: From) =>
    api.request(answerSecondFactor, { body: { challenge, code } }, undefined, from);

  it('cannot keep the owner out of a device that signed in before, in either step, wherever it is', async () => {
    const { email, ...owner } = await aWorker().in(api);
    const { app } = await withTotp(api, owner);
    api.clock.advance({ minutes: 1 });
    const first = at('198.51.100.60');
    const entered = await answer(await challengeOf(email, first), app.code(), first);
    const cookie = cookieOf(entered.headers);

    // Whoever knows the password guesses at the code, then everybody guesses at the password.
    for (let number = 0; number < 3; number += 1) {
      const there = at(`198.51.101.${number}`);
      const challenge = await challengeOf(email, there);
      for (let tries = 0; tries < 4; tries += 1) {
        await answer(challenge, '000000', there);
      }
    }
    for (let number = 0; number <= LOGINS; number += 1) {
      await signIn(email, 'wrong', at(`198.51.102.${number}`));
    }

    api.clock.advance({ minutes: 1 });
    const [elsewhere, onDevice] = [at('203.0.113.200'), at('203.0.113.200', cookie)];
    expect((await signIn(email, PASSWORD, elsewhere)).status).toBe(429);
    const challenge = await challengeOf(email, onDevice);
    expect((await answer(challenge, app.code(), elsewhere)).status).toBe(429);
    expect((await answer(challenge, app.code(), onDevice)).status).toBe(200);
  });
});
