import { take } from '../hand-over.ts';
import { askUserEarly, fetchWithEarlyUser } from './early-user.ts';

const asUser = (token: string) => ({
  method: 'GET',
  headers: new Headers({ 'x-auth-token': token }),
});

describe('the user, asked before the code is there', () => {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const browserFetch = globalThis.fetch;
  let early: ReturnType<typeof askUserEarly>;

  beforeEach(() => {
    network.mockReset().mockImplementation(async () => Response.json({ name: 'Ana Roy' }));
    globalThis.fetch = network;
    early = askUserEarly('my-token');
  });

  afterEach(() => {
    globalThis.fetch = browserFetch;
    take('user');
  });

  it('is asked with the token', () => {
    const [address, init] = network.mock.calls[0]!;
    expect(address).toBe('/api/auth');
    expect(new Headers(init?.headers).get('x-auth-token')).toBe('my-token');
  });

  it('is known to the script that asked, and to whoever takes the answer', async () => {
    await expect(early).resolves.toEqual({ name: 'Ana Roy' });
    const answer = await fetchWithEarlyUser('/api/auth', asUser('my-token'));
    await expect(answer.json()).resolves.toEqual({ name: 'Ana Roy' });
  });

  it('is nobody when the token is refused', async () => {
    network.mockResolvedValue(new Response(null, { status: 401 }));
    await expect(askUserEarly('another-token')).resolves.toBeNull();
  });

  it('is asked once only: the first who asks the same gets the answer, the next a new one', async () => {
    await fetchWithEarlyUser('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(1);
    await fetchWithEarlyUser('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is never taken for another token', async () => {
    await fetchWithEarlyUser('/api/auth', asUser('another-token'));
    expect(network).toHaveBeenCalledTimes(2);
    await fetchWithEarlyUser('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('leaves a login and all other calls alone', async () => {
    await fetchWithEarlyUser('/api/auth', { method: 'POST' });
    await fetchWithEarlyUser('/api/profile/me', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(3);
  });
});
