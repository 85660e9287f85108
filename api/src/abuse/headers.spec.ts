import { startApi } from '../testing/test-api.ts';

const HEADERS = ['strict-transport-security', 'cross-origin-opener-policy'] as const;
const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  MAIL: 'files',
  JWT_SECRET: 's'.repeat(32),
};

describe('the headers of the API’s answers', () => {
  it.each([
    ['production', PRODUCTION, ['max-age=31536000; includeSubDomains', 'same-origin']],
    ['a developer’s machine', {}, [null, 'same-origin']],
  ])('in %s', async (_, env, expected) => {
    const api = await startApi({ env });
    for (const path of ['/api/health/live', '/api/nowhere']) {
      const { headers } = await api.send('GET', path);
      expect(HEADERS.map((name) => headers.get(name))).toEqual(expected);
    }
    await api.stop();
  });
});
