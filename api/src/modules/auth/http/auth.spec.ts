import { jest } from '@jest/globals';
import { currentUser, login, logout, logoutEverywhere } from '@leafshift/contracts/auth';
import { register } from '@leafshift/contracts/users';
import { attemptCollection } from '../../../core/limits/attempts.schema.ts';
import { aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { PasswordHasher } from '../application/password-hasher.ts';

/** What a check against a hash costs: algorithm, memory, rounds. */
const effortOf = (hash: string): string => hash.split('$').slice(1, 4).join(' ');

describe('sessions', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '30' } });
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const signIn = (email = worker.email, password = PASSWORD) =>
    api.request(login, { body: { email, password } });

  describe('signing in', () => {
    it('answers a token and the user, without anything secret', async () => {
      const answer = await signIn();

      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ user: { _id: worker.id, email: worker.email } });
      expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|customerId/);
    });

    it('does not care about the case of the address', async () => {
      expect((await signIn(worker.email.toUpperCase())).status).toBe(200);
    });

    it('says the same of a wrong password and of an unknown address', async () => {
      const wrong = await signIn(worker.email, 'wrong');
      const unknown = await signIn('nobody@example.ca');

      for (const answer of [wrong, unknown]) {
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({
          code: 'INVALID_CREDENTIALS',
          msg: 'Invalid Credentials',
        });
      }
    });

    it('works as hard for an unknown address as for a known one', async () => {
      const workFor = async (email: string): Promise<readonly string[]> => {
        const matches = jest.spyOn(api.app.get(PasswordHasher), 'matches');
        await signIn(email, 'wrong');
        const hashes = matches.mock.calls.map(([hash]) => hash);
        matches.mockRestore();
        return hashes.map(effortOf);
      };
      const known = await workFor(worker.email);

      expect(known).toEqual([expect.stringMatching(/^argon2id v=19 m=\d+,t=\d+,p=\d+$/)]);
      expect(await workFor('nobody@example.ca')).toEqual(known);
    });

    it('names the fields that are missing, in the words of the rules', async () => {
      const answer = await api.request(login, { body: { email: '', password: '' } });

      expect(answer.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [
          { path: 'email', msg: 'The email field is required' },
          { path: 'password', msg: 'The password field is required' },
        ],
      });
    });

    it.each([
      ['nobody', 'x', 'email', 'The email provided should be a valid email address'],
      [`${'a'.repeat(251)}@b.ca`, 'x', 'email', 'At most 255 characters are allowed'],
      ['a@b.ca', 'x'.repeat(256), 'password', 'At most 255 characters are allowed'],
    ])('refuses what is no address, or too long: %#', async (email, password, path, msg) => {
      const answer = await api.request(login, { body: { email, password } });

      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, msg }] } });
    });
  });

  describe('a token', () => {
    it('is taken from x-auth-token and from a Bearer header', async () => {
      const bearer = await api.send('GET', '/api/auth', {
        headers: { authorization: `Bearer ${worker.token}` },
      });

      expect(await api.get(currentUser, {}, worker)).toMatchObject({ _id: worker.id });
      expect(bearer.status).toBe(200);
    });

    it.each([
      ['none', undefined],
      ['nonsense', { token: 'nonsense' }],
      [
        'one signed by somebody else',
        {
          token:
            'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjYifQ.5mhBHqs5_DTLdINd9p5m7ZJ6XD0Xc55kIaCRY5r6HRA',
        },
      ],
      [
        'an unsigned one',
        { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjYifQ.' },
      ],
    ])('is refused when it is %s', async (_, as) => {
      const answer = await api.request(currentUser, {}, as);

      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    });

    it('expires after 30 days', async () => {
      const { token } = await api.get(login, { body: { email: worker.email, password: PASSWORD } });
      expect((await api.request(currentUser, {}, { token })).status).toBe(200);

      api.clock.advance({ days: 31 });

      expect((await api.request(currentUser, {}, { token })).body).toMatchObject({
        statusCode: 401,
        code: 'SESSION_ENDED',
      });
    });
  });

  describe('signing out', () => {
    const twoSessions = async () => [
      await api.get(login, { body: { email: worker.email, password: PASSWORD } }),
      await api.get(login, { body: { email: worker.email, password: PASSWORD } }),
    ];

    it('ends this session only', async () => {
      const [here, elsewhere] = await twoSessions();
      expect((await api.request(currentUser, {}, here)).status).toBe(200);

      expect((await api.request(logout, {}, here)).status).toBe(204);

      expect((await api.request(currentUser, {}, here)).status).toBe(401);
      expect((await api.request(currentUser, {}, elsewhere)).status).toBe(200);
    });

    it('ends all of them when asked', async () => {
      const [here, elsewhere] = await twoSessions();

      expect((await api.request(logoutEverywhere, {}, here)).status).toBe(204);

      expect((await api.request(currentUser, {}, here)).status).toBe(401);
      expect((await api.request(currentUser, {}, elsewhere)).status).toBe(401);
    });
  });
});

describe('limits on attempts', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({
      env: {
        RATE_LIMITS: 'on',
        RATE_LIMIT_LOGINS_PER_ADDRESS: '12',
        RATE_LIMIT_LOGINS_PER_ACCOUNT: '6',
        RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS: '4',
        RATE_LIMIT_REGISTRATIONS_PER_HOUR: '2',
        RATE_LIMIT_REQUESTS_PER_MINUTE: '100',
      },
    });
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const attempt = (address: string, password = 'wrong', email = worker.email) =>
    api.request(login, { body: { email, password } }, undefined, from(address));
  const attempts = async (count: number, address: string, email?: string) => {
    for (let left = count; left > 0; left -= 1) {
      await attempt(address, 'wrong', email);
    }
  };

  it('close an account to an address that guesses, and say when to come back', async () => {
    await attempts(4, '198.51.100.1');

    const answer = await attempt('198.51.100.1', PASSWORD);

    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('do not lock the owner out at a place where they signed in before', async () => {
    expect((await attempt('198.51.100.50', PASSWORD)).status).toBe(200);
    await attempts(4, '198.51.100.2');
    await attempts(4, '198.51.100.3');

    expect((await attempt('198.51.100.4', PASSWORD)).status).toBe(429);
    expect((await attempt('198.51.100.50', PASSWORD)).status).toBe(200);
  });

  it('are counted for an address over all accounts', async () => {
    for (let account = 0; account < 12; account += 1) {
      await attempt('198.51.100.9', 'wrong', `nobody-${account}@example.ca`);
    }

    expect((await attempt('198.51.100.9', 'wrong', 'somebody@example.ca')).status).toBe(429);
  });

  it('are lifted when the window is over', async () => {
    // The limiter asks the system's clock, so the windows are moved instead.
    await api.database.native
      .collection(attemptCollection.name)
      .updateMany({}, { $set: { expire: new Date(Date.now() - 1) } });

    expect((await attempt('198.51.100.1', PASSWORD)).status).toBe(200);
  });

  it('hold for registrations', async () => {
    const signUp = (number: number) =>
      api.request(
        register,
        {
          body: { usertype: 'Temp', name: 'N', email: `new-${number}@example.ca`, password: 'abc' },
        },
        undefined,
        from('198.51.100.77'),
      );

    expect((await signUp(1)).status).toBe(201);
    expect((await signUp(2)).status).toBe(201);
    expect((await signUp(3)).status).toBe(429);
  });

  it('hold for requests of any kind', async () => {
    const ask = () => api.request(currentUser, {}, undefined, from('198.51.100.99'));
    for (let request = 0; request < 100; request += 1) {
      await ask();
    }

    expect((await ask()).status).toBe(429);
  });
});
