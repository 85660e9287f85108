import { jest } from '@jest/globals';
import { login, logout, logoutEverywhere } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { SecurityLog } from '../modules/security/index.ts';
import { aSubmittedDocument, cookieOf, opened } from '../testing/documents.ts';
import { aWorker, PASSWORD, type Person } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('who gets hold of a link to somebody’s photo ID', () => {
  let api: TestApi;
  let owner: Person;
  let link: string;
  let cookie: string;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    owner = await aWorker().reached(1).in(api);
    ({ link, cookie } = await aSubmittedDocument(api, owner, 'identificationDocument', 'photoid'));
  });

  const token = ({ token: of }: Pick<Person, 'token'>) => ({ 'x-auth-token': of });

  it('opens nothing without a session; the owner’s browser shows it by cookie, a program by token', async () => {
    expect(await opened(api, link)).toBe(404);
    expect(await opened(api, link, { cookie })).toBe(200);
    expect(await opened(api, link, token(owner))).toBe(200);
  });

  it('opens nothing with a session of their own, nor with another one of the owner', async () => {
    const other = await aWorker().reached(1).in(api);
    const theirs = await aSubmittedDocument(api, other, 'identificationDocument', 'photoid');
    const again = await api.get(login, { body: { email: owner.email, password: PASSWORD } });

    expect(await opened(api, link, { cookie: theirs.cookie })).toBe(404);
    expect(await opened(api, link, token(other))).toBe(404);
    expect(await opened(api, link, token(again))).toBe(404);
    expect(await opened(api, theirs.link, { cookie: `${cookie}; ${theirs.cookie}` })).toBe(200);
  });

  it('opens nothing after a minute', async () => {
    api.clock.advance({ seconds: 59 });
    expect(await opened(api, link, { cookie })).toBe(200);

    api.clock.advance({ seconds: 1 });
    expect(await opened(api, link, { cookie })).toBe(404);
    expect(await opened(api, link.replace(/expires=\d+/, 'expires=9999999999'), { cookie })).toBe(
      404,
    );
  });

  it.each([
    ['they have signed out', logout],
    ['they have signed out everywhere', logoutEverywhere],
  ])('opens nothing when %s', async (_, call) => {
    await api.request(call, {}, owner);

    expect(await opened(api, link, { cookie })).toBe(404);
    expect(await opened(api, link, token(owner))).toBe(404);
  });

  it('cannot make up the cookie, and scripts and other sites never see it', async () => {
    const [name = '', value = ''] = cookie.split('=');
    const { headers } = await api.request(myProfile, {}, owner);

    expect(await opened(api, link, { cookie: `${name}=${value.replace(/\..{4}/, '.AAAA')}` })).toBe(
      404,
    );
    expect(await opened(api, link, { cookie: `${name}=${owner.id}.${'A'.repeat(43)}` })).toBe(404);
    expect(cookieOf(headers)).toBe(cookie);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('opens nothing where nobody could see afterwards that it was opened', async () => {
    jest
      .spyOn(api.app.get<SecurityLog>(SecurityLog), 'record')
      .mockImplementationOnce(() => Promise.reject(new Error('Disk full')));

    expect(await opened(api, link, { cookie })).toBe(500);
    expect(await opened(api, link, { cookie })).toBe(200);
  });

  it('calls nothing else with the cookie', async () => {
    const answer = await api.send('GET', '/api/profile/me', { headers: { cookie } });

    expect(answer.status).toBe(401);
  });
});
