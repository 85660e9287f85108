import { login } from '@leafshift/contracts/auth';
import { register, verifyEmail } from '@leafshift/contracts/users';
import { cookieOf } from '../../../testing/documents.ts';
import { aWorker, PASSWORD } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SUBJECT = 'New sign-in to your account';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe('the mail about a sign-in on a new device', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  /** Signs in from a browser that has this cookie; gives what it has afterwards. */
  const signIn = async (email: string, cookie = ''): Promise<string> => {
    const headers = { 'user-agent': FIREFOX, ...(cookie && { cookie }) };
    const body = { email, password: PASSWORD };
    const answer = await api.request(login, { body }, undefined, { headers });
    expect(answer.status).toBe(200);
    return cookieOf(answer.headers) || cookie;
  };
  const mailsAbout = async (email: string) => {
    await api.settle();
    return (await api.mailsTo(email)).filter(({ subject }) => subject === SUBJECT);
  };

  it('is sent once for each device, and says which it is', async () => {
    const { email } = await aWorker().in(api);

    const phone = await signIn(email);
    await signIn(email, phone);
    await signIn(email, phone);
    const [mail, ...more] = await mailsAbout(email);
    expect(mail?.text).toContain('Firefox, Windows');
    expect(more).toEqual([]);

    await signIn(email);
    expect(await mailsAbout(email)).toHaveLength(2);
  });

  it('is sent again where the browser has lost its cookie', async () => {
    const { email } = await aWorker().in(api);
    await signIn(email, await signIn(email));

    await signIn(email);

    expect(await mailsAbout(email)).toHaveLength(2);
  });

  it('is not sent of the device that somebody registered on, but of every other', async () => {
    const email = 'nadia@example.ca';
    const body = { usertype: 'Temp', name: 'Nadia', email, password: PASSWORD } as const;
    const answer = await api.request(register, { body });
    const token = answer.ok ? answer.body.token : '';
    await api.settle();
    const [mail] = await api.mailsTo(email);
    const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect((await api.request(verifyEmail, { body: { code } }, { token })).status).toBe(200);

    await signIn(email, cookieOf(answer.headers));
    expect(await mailsAbout(email)).toEqual([]);

    await signIn(email);
    expect(await mailsAbout(email)).toHaveLength(1);
  });

  it('is not kept away by the cookie of another account on the same device', async () => {
    const [first, second] = [await aWorker().in(api), await aWorker().in(api)];

    const device = await signIn(first.email);
    await signIn(second.email, device);

    expect(await mailsAbout(second.email)).toHaveLength(1);
  });

  it('is sent to nobody whose address is not known to be theirs', async () => {
    const { email } = await aWorker().unverified().in(api);

    await signIn(email);

    expect(await mailsAbout(email)).toEqual([]);
  });

  it('is not sent of an attempt that fails', async () => {
    const { email } = await aWorker().in(api);

    const answer = await api.request(login, { body: { email, password: 'a guess' } });

    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await mailsAbout(email)).toEqual([]);
  });
});
