import { askEarly, fetchWithEarlyAnswers, saidBy } from './early-answers.ts';
import { take } from './hand-over.ts';

const asUser = (token: string) => ({
  method: 'GET',
  headers: new Headers({ 'x-auth-token': token }),
});

describe('an answer of the API that was asked for before the code is there', () => {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const browserFetch = globalThis.fetch;
  let early: Promise<Response>;

  beforeEach(() => {
    network.mockReset().mockImplementation(async () => Response.json({ name: 'Ana Roy' }));
    globalThis.fetch = network;
    early = askEarly('/api/auth', 'my-token', 'fr');
  });

  afterEach(() => {
    globalThis.fetch = browserFetch;
    take('answers');
  });

  it('is asked for with the token, and in the language of the page', () => {
    const [address, init] = network.mock.calls[0]!;
    expect(address).toBe('/api/auth');
    const headers = new Headers(init?.headers);
    expect([headers.get('x-auth-token'), headers.get('accept-language')]).toEqual([
      'my-token',
      'fr',
    ]);
  });

  it('is known to the script that asked, and to whoever takes the answer', async () => {
    await expect(saidBy(early)).resolves.toEqual({ name: 'Ana Roy' });
    const answer = await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    await expect(answer.json()).resolves.toEqual({ name: 'Ana Roy' });
  });

  it('says nothing when it was refused, and whoever asks the same hears so', async () => {
    network.mockImplementation(async () => new Response(null, { status: 401 }));
    await expect(saidBy(askEarly('/api/profile/me', 'old', 'en'))).resolves.toBeNull();
    const answer = await fetchWithEarlyAnswers('/api/profile/me', asUser('old'));
    expect(answer.status).toBe(401);
  });

  it('is asked for anew when it never came', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(askEarly('/api/posts', 'my-token', 'en')).rejects.toThrow('Failed to fetch');
    const answer = await fetchWithEarlyAnswers('/api/posts', asUser('my-token'));
    await expect(answer.json()).resolves.toEqual({ name: 'Ana Roy' });
  });

  it('is given to the first who asks the same, the next gets a new one', async () => {
    await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(1);
    await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('stands beside others', async () => {
    await askEarly('/api/profile/me', 'my-token', 'fr');
    await fetchWithEarlyAnswers('/api/profile/me', asUser('my-token'));
    await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is never taken for another token', async () => {
    await fetchWithEarlyAnswers('/api/auth', asUser('another-token'));
    expect(network).toHaveBeenCalledTimes(2);
    await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('can be read before it is taken', async () => {
    const early = window.leafshiftHandOver?.answers?.['/api/auth'];
    await expect(saidBy(early!.answer)).resolves.toEqual({ name: 'Ana Roy' });
    await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is not taken any more when it has grown old', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    await fetchWithEarlyAnswers('/api/auth', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it('is not for a caller who has given up', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    const asked = fetchWithEarlyAnswers('/api/auth', { ...asUser('my-token'), signal });
    await expect(asked).rejects.toThrow('gone');
  });

  it('leaves a login and all other calls alone', async () => {
    await fetchWithEarlyAnswers('/api/auth', { method: 'POST' });
    await fetchWithEarlyAnswers('/api/profile/me', asUser('my-token'));
    expect(network).toHaveBeenCalledTimes(3);
  });
});
