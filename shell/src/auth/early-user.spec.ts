import { askEarly, fetchWithEarlyUser } from './early-user.ts';

const asUser = (token: string) => ({
  method: 'GET',
  headers: new Headers({ 'x-auth-token': token }),
});

describe('the user, asked before the code is there', () => {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const browserFetch = globalThis.fetch;

  beforeEach(() => {
    network.mockReset().mockImplementation(async () => new Response());
    globalThis.fetch = network;
    askEarly('my-token');
  });

  afterEach(() => {
    globalThis.fetch = browserFetch;
    window.earlyUser = undefined;
  });

  it('is asked with the token', () => {
    const [address, init] = network.mock.calls[0]!;
    expect(address).toBe('/api/auth');
    expect(new Headers(init?.headers).get('x-auth-token')).toBe('my-token');
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
