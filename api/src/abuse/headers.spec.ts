import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { aWorker } from '../testing/people.ts';
import { PRODUCTION } from '../testing/production.ts';
import { startApi } from '../testing/test-api.ts';

const HEADERS = ['strict-transport-security', 'cross-origin-opener-policy'] as const;
const JSON_BODY = { 'content-type': 'application/json' };

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

  it('are not told back to who asks for that', async () => {
    const api = await startApi();
    const asked = request(`${api.origin}/api/auth`, {
      method: 'TRACE',
      headers: { 'x-secret': 'told-back' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];

    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).not.toContain('told-back');
    await api.stop();
  });

  it('let nothing in them be run, framed, guessed at or told to others, whatever they are', async () => {
    const api = await startApi();
    const { token } = await aWorker().in(api);
    const answers = [
      await api.send('GET', '/api/health/live'),
      await api.send('GET', '/api/auth', { headers: { 'x-auth-token': token } }),
      await api.send('GET', '/api/auth'),
      await api.send('GET', '/api/nowhere'),
      await api.send('POST', '/api/auth', { body: '{', headers: JSON_BODY }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';frame-ancestors 'none'",
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    await api.stop();
  });
});
