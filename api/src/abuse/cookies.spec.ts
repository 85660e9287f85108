import { login } from '@leafshift/contracts/auth';
import { register } from '@leafshift/contracts/users';
import { aSubmittedDocument, cookieOf, opened } from '../testing/documents.ts';
import { aWorker, PASSWORD } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const A_DEVICE = /^(?:__Host-)?device-[\w-]{12}=/;

describe('who can set or read cookies of another host or over http', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ env: { PORTAL_URL: 'https://portal.test', RATE_LIMITS: 'on' } });
  });
  afterAll(() => api.stop());

  const signIn = async (email: string, cookie?: string) => {
    const body = { email, password: PASSWORD };
    const { headers } = await api.request(login, { body }, undefined, {
      headers: cookie === undefined ? {} : { cookie },
    });
    return headers;
  };

  it('gets none of the API, whichever call sets it', async () => {
    const worker = await aWorker().reached(1).in(api);
    const body = {
      usertype: 'Temp',
      name: 'N',
      email: 'n@example.ca',
      password: PASSWORD,
    } as const;
    const registered = (await api.request(register, { body })).headers;
    const signedIn = await signIn(worker.email);
    const { cookie } = await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');

    const lines = [...registered.getSetCookie(), ...signedIn.getSetCookie()];
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ');
      expect(pair).toMatch(/^__Host-device-/);
      expect(attributes.toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=31536000',
        'Path=/',
        'SameSite=Strict',
        'Secure',
      ]);
    }
    expect(cookie).toMatch(/^__Host-leafshift-files-/);
  });

  it('has no use of what they put beside it under the name without the prefix', async () => {
    const worker = await aWorker().reached(1).in(api);
    const device = cookieOf(await signIn(worker.email));
    const document = await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');
    const without = (cookie: string) => cookie.replace('__Host-', '');

    expect(cookieOf(await signIn(worker.email, device))).toBe('');
    expect(cookieOf(await signIn(worker.email, without(device)))).toMatch(A_DEVICE);
    expect(await opened(api, document.link, { cookie: document.cookie })).toBe(200);
    expect(await opened(api, document.link, { cookie: without(document.cookie) })).toBe(404);
  });
});

describe('a portal on a developer’s machine, without https', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ env: { PORTAL_URL: 'http://localhost:4200' } });
  });
  afterAll(() => api.stop());

  it('sets cookies that its browser keeps', async () => {
    const { email } = await aWorker().in(api);
    const { headers } = await api.request(login, { body: { email, password: PASSWORD } });

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device-[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });
});
