import { jest } from '@jest/globals';
import { login } from '@leafshift/contracts/auth';
import { recoverPassword, register, resetPassword } from '@leafshift/contracts/users';
import { PasswordHasher } from '../modules/auth/application/password-hasher.ts';
import { aWorker, PASSWORD } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

/** Fewer than in production, because each costs a hash. */
const LOGINS = 12;

describe('somebody who guesses', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({
      env: {
        RATE_LIMITS: 'on',
        RATE_LIMIT_REQUESTS_PER_MINUTE: '5000',
        RATE_LIMIT_LOGINS_PER_ADDRESS: `${LOGINS}`,
        RATE_LIMIT_LOGINS_PER_ACCOUNT: `${LOGINS}`,
      },
    });
  });
  afterAll(() => api.stop());

  const attempt = (email: string, password: string, headers: Record<string, string>) =>
    api.request(login, { body: { email, password } }, undefined, { headers });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** The host part changes with every attempt, the network does not. */
  const inNetwork = (number: number) => from(`2001:db8:5:5:${number.toString(16)}::1`);

  it('has one network, however many addresses of it', async () => {
    const signUp = (number: number) => {
      const body = {
        usertype: 'Temp',
        name: 'Nadia',
        email: `n-${number}@example.ca`,
        password: 'abc',
      };
      return api.request(register, { body: body as never }, undefined, {
        headers: inNetwork(number),
      });
    };
    const answers = [];
    for (let number = 1; number <= 31; number += 1) {
      answers.push((await signUp(number)).status);
    }

    expect(answers.filter((status) => status === 201)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });

  it('cannot fill a mailbox from many networks', async () => {
    const { email } = await aWorker().in(api);
    const ask = (address: string) =>
      api.request(recoverPassword, { body: { email } }, undefined, { headers: from(address) });
    const statuses = [];
    for (let number = 1; number <= 8; number += 1) {
      statuses.push((await ask(`198.51.100.${number}`)).status);
    }
    await api.settle();

    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(await api.mailsTo(email)).toHaveLength(5);
  });

  it('cannot ask for mails to many accounts from one network', async () => {
    const statuses = [];
    for (let number = 1; number <= 31; number += 1) {
      const body = { email: `somebody-${number}@example.ca` };
      const headers = from(`2001:db8:6:6::${number.toString(16)}`);
      statuses.push((await api.request(recoverPassword, { body }, undefined, { headers })).status);
    }

    expect(statuses.slice(0, 30).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('cannot lock the owner out of a device, wherever it is and whoever is there too', async () => {
    const { email, password } = await aWorker().in(api);
    const first = await attempt(email, password, from('203.0.113.40'));
    const cookie = first.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    for (let number = 0; number <= LOGINS; number += 1) {
      await attempt(email, 'wrong', from(`198.51.101.${number}`));
    }
    for (let number = 0; number <= LOGINS; number += 1) {
      await attempt(`nobody-${number}@example.ca`, 'wrong', from('203.0.113.99'));
    }

    const elsewhere = from('203.0.113.99');
    expect((await attempt(email, password, elsewhere)).status).toBe(429);
    expect((await attempt(email, password, { ...elsewhere, cookie })).status).toBe(200);
  });

  it('cannot make up a device, use another account’s, or guess on a stolen one', async () => {
    const [owner, other] = [await aWorker().in(api), await aWorker().in(api)];
    const cookieOf = async ({ email }: typeof owner) => {
      const { headers } = await attempt(email, PASSWORD, from('203.0.113.50'));
      return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    };
    const [own, foreign] = [await cookieOf(owner), await cookieOf(other)];
    const [name = ''] = own.split('=');
    const [, value = ''] = foreign.split('=');
    for (let number = 0; number <= LOGINS; number += 1) {
      await attempt(owner.email, 'wrong', from(`198.51.102.${number}`));
    }
    const withCookie = (cookie: string, password: string = PASSWORD) =>
      attempt(owner.email, password, { ...from('198.51.103.1'), cookie });

    for (const cookie of [foreign, `${name}=${value}`, `${own}x`, `${name}=abc.def`]) {
      expect((await withCookie(cookie)).status).toBe(429);
    }
    for (let number = 0; number < 10; number += 1) {
      expect((await withCookie(own, 'wrong')).status).toBe(401);
    }
    expect((await withCookie(own)).status).toBe(429);
  });

  it('has no other address by saying so, where no trusted server says it', async () => {
    const env = {
      RATE_LIMITS: 'on',
      RATE_LIMIT_LOGINS_PER_ADDRESS: '3',
      TRUST_PROXY: '10.0.0.0/8',
    };
    const open = await startApi({ env });
    const statuses = [];
    for (let number = 1; number <= 4; number += 1) {
      const body = { email: `made-up-${number}@example.ca`, password: 'a guess' };
      const headers = from(`198.51.100.${number}`);
      statuses.push((await open.request(login, { body }, undefined, { headers })).status);
    }
    await open.stop();

    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('makes nobody hash a password for a made-up token', async () => {
    const hash = jest.spyOn(api.app.get(PasswordHasher), 'hash');
    const answer = await api.request(resetPassword, {
      body: { token: 'made-up', password: 'a fine new password' },
    });

    expect(answer.body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    expect(hash).not.toHaveBeenCalled();
  });
});
