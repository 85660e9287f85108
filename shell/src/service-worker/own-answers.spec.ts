import { webcrypto } from 'node:crypto';
import { bySession, goodAnswers, markedAsSeen } from './own-answers.ts';

const ADDRESS = 'https://portal.test/api/posts/find-work?sort=soonest';
const CAME = 'Mon, 04 May 2026 12:00:00 GMT';
const event = new Event('fetch') as ExtendableEvent;

async function keyFor(token?: string): Promise<string> {
  const headers = new Headers(token === undefined ? {} : { 'x-auth-token': token });
  const request = { url: ADDRESS, headers } as Request;
  const key = await bySession.cacheKeyWillBeUsed?.({ request, event, mode: 'read', params: {} });
  return String(key);
}

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));

describe('answers that are kept', () => {
  it('belong to the session that asked, whose token they do not tell', async () => {
    expect(await keyFor('my-token')).toBe(await keyFor('my-token'));
    expect(await keyFor('my-token')).not.toBe(await keyFor('another-token'));
    expect(await keyFor('my-token')).not.toContain('my-token');
    expect(await keyFor('my-token')).toContain('sort=soonest');
  });

  it('are good ones only', async () => {
    const isKept = async (status: number): Promise<boolean> => {
      const response = new Response(null, { status });
      const request = new Request(ADDRESS);
      return (await goodAnswers.cacheWillUpdate?.({ request, response, event })) !== null;
    };
    expect([await isKept(200), await isKept(401), await isKept(503)]).toEqual([true, false, false]);
  });

  it('say when they came', async () => {
    const cachedResponse = Response.json({ posts: [] }, { headers: { date: CAME } });
    const used = await markedAsSeen.cachedResponseWillBeUsed?.({
      cachedResponse,
      cacheName: 'answers',
      request: new Request(ADDRESS),
      event,
    });
    expect(used?.headers.get('x-last-seen')).toBe(CAME);
    expect(await used?.json()).toEqual({ posts: [] });
  });
});
