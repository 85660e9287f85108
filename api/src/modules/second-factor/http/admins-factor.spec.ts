import { reviews } from '@leafshift/contracts/admin';
import { currentUser, login } from '@leafshift/contracts/auth';
import { secondFactors } from '@leafshift/contracts/second-factor';
import { anAdmin, aWorker } from '../../../testing/people.ts';
import { PRODUCTION } from '../../../testing/production.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { withTotp } from '../testing/with-factors.ts';

const SHORT_PASSWORDS = { PASSWORD_MIN_LENGTH: '3', REFUSE_COMMON_PASSWORDS: 'off' };

describe('an admin without a second factor', () => {
  let api: TestApi;
  afterEach(() => api.stop());

  it('can do nothing in production but look after the own account, until one is set up', async () => {
    api = await startApi({ env: { ...PRODUCTION, ...SHORT_PASSWORDS } });
    const admin = await anAdmin().in(api);
    expect(await api.request(reviews, { query: {} }, admin)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_NEEDED' },
    });
    expect((await api.request(currentUser, {}, admin)).status).toBe(200);
    expect(await api.get(secondFactors, {}, admin)).toMatchObject({ isNeeded: true });

    await withTotp(api, admin);
    expect((await api.request(reviews, { query: {} }, admin)).status).toBe(200);
    expect(await api.get(secondFactors, {}, admin)).toMatchObject({ isNeeded: false });
  });

  it('is asked for none outside of production, and nobody else is in it', async () => {
    api = await startApi();
    const { email, password, ...admin } = await anAdmin().in(api);
    expect((await api.request(reviews, { query: {} }, admin)).status).toBe(200);
    expect((await api.request(login, { body: { email, password } })).status).toBe(200);
    await api.stop();

    api = await startApi({ env: { ...PRODUCTION, ...SHORT_PASSWORDS } });
    const worker = await aWorker().in(api);
    expect(await api.get(secondFactors, {}, worker)).toMatchObject({ isNeeded: false });
  });
});
