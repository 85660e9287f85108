import { askEarly, fetchWithEarlyAnswers } from '../early-answers.ts';
import { take } from '../hand-over.ts';
import { askForPicture } from './ask-for-picture.ts';

const ADDRESS = '/api/posts/find-work?sort=soonest';
const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const browserFetch = globalThis.fetch;

const ask = (isSameSession = () => true, early?: Promise<Response>) =>
  askForPicture({
    early,
    isSameSession,
    askNow: () => askEarly(ADDRESS, 'my-token', 'en'),
  });

const SAID = { posts: ['a shift'] };

beforeEach(() => {
  network.mockReset().mockImplementation(async () => Response.json(SAID));
  globalThis.fetch = network;
  document.body.innerHTML = '<div class="ls-first"></div>';
});
afterEach(() => {
  globalThis.fetch = browserFetch;
  take('answers');
});

describe('what a picture is told', () => {
  it('is what the API says, and the page is told the same without asking again', async () => {
    await expect(ask()).resolves.toEqual(SAID);
    const headers = new Headers({ 'x-auth-token': 'my-token' });
    const answer = await fetchWithEarlyAnswers(ADDRESS, { method: 'GET', headers });
    await expect(answer.json()).resolves.toEqual(SAID);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is what has been answered already', async () => {
    await expect(ask(undefined, Promise.resolve(Response.json(SAID)))).resolves.toEqual(SAID);
    expect(network).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>]>([
    ['the API refuses', async () => Response.json({ code: 'NO' }, { status: 403 })],
    ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the device has kept it from before',
      async () => Response.json(SAID, { headers: { 'x-last-seen': 'Mon, 02 Nov 2026 09:00:00' } }),
    ],
  ])('is nothing where %s', async (_why, answer) => {
    network.mockImplementation(answer);
    await expect(ask()).resolves.toBeNull();
  });

  it('is nothing once the session has ended, and nothing is asked', async () => {
    await expect(ask(() => false)).resolves.toBeNull();
    expect(network).not.toHaveBeenCalled();
  });

  it('is nothing once the portal draws by itself', async () => {
    document.body.replaceChildren();
    await expect(ask()).resolves.toBeNull();
    expect(network).not.toHaveBeenCalled();
  });
});
