import { login, stepUp } from '@leafshift/contracts/auth';
import { changePassword, connectOnboardingLink } from '@leafshift/contracts/users';
import { aWorker, PASSWORD, type Worker } from '../testing/people.ts';
import { type As, startApi, type TestApi } from '../testing/test-api.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('somebody who has got hold of a token', () => {
  let api: TestApi;
  let owner: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on', RATE_LIMIT_REQUESTS_PER_MINUTE: '5000' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    owner = await aWorker().in(api);
    api.clock.advance({ minutes: 11 });
  });

  const confirm = (as: As, password: string, address: string) =>
    api.request(stepUp, { body: { password } }, as, from(address));

  it('cannot change bank or password with it', async () => {
    const bank = await api.request(connectOnboardingLink, {}, owner);
    const password = await api.request(changePassword, { body: { newPassword: 'mine' } }, owner);

    expect([bank, password].map(({ body }) => body)).toMatchObject([
      { code: 'STEP_UP_REQUIRED' },
      { code: 'STEP_UP_REQUIRED' },
    ]);
  });

  it('cannot say of a field that it is there and then leave it out', async () => {
    for (const currentPassword of [null, '', 0, {}, []]) {
      const answer = await api.send('PUT', '/api/users/password', {
        headers: { 'x-auth-token': owner.token, 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword, newPassword: 'mine' }),
      });
      expect(answer.status).toBe(400);
    }
    const signIn = { body: { email: owner.email, password: PASSWORD } };
    expect((await api.request(login, signIn)).status).toBe(200);
  });

  it('cannot guess on, here or where the password is asked for otherwise', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect((await confirm(owner, 'a guess', '198.51.100.1')).status).toBe(400);
    }
    expect((await confirm(owner, PASSWORD, '198.51.100.1')).status).toBe(429);
    const body = { currentPassword: PASSWORD, newPassword: 'mine' };
    const change = await api.request(changePassword, { body }, owner, from('198.51.100.1'));
    expect(change.status).toBe(429);
  });

  it('cannot guess on from many networks, nor keep the owner from confirming', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < 70; number += 1) {
      statuses.add((await confirm(owner, 'a guess', `198.51.100.${number}`)).status);
    }

    expect([...statuses]).toEqual([400, 429]);
    expect((await confirm(owner, PASSWORD, '198.51.100.200')).status).toBe(429);
    expect((await confirm(owner, PASSWORD, '203.0.113.7')).status).toBe(204);
  });
});
