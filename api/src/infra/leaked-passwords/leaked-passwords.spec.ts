import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from '@leafshift/contracts/auth';
import {
  changePassword,
  recoverPassword,
  register,
  resetPassword,
} from '@leafshift/contracts/users';
import { aWorker, PASSWORD } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Log } from '../logger/log.ts';
import { LeakedPasswords } from './leaked-passwords.ts';
import { PwnedPasswords } from './pwned-passwords.ts';

const LEAKED = 'a password from a leak';
const RANGE_OF_LEAKED = 'D8F66';
/** Stands in answers only to make all of one length. */
const PADDING = 'a password of the padding';
const KNOWN = [
  '0018A45C4D1DEF81644B54AB7F969B88D65:10',
  'A892A57A50C925481EB469649A95C8AC03C:3',
  'E3AD2C80AC083BA0BA582A2E2AA8D10766E:0',
].join('\r\n');

const refusal = { status: 400, body: { code: 'PASSWORD_LEAKED' } };

describe('passwords that stood in a data leak', () => {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const lines: string[] = [];
  let answer: (reply: ServerResponse) => void;
  let api: TestApi;
  let rangeUrl: string;

  const service = createServer(({ url, headers }, reply) => {
    asked.push({ url, headers });
    answer(reply);
  });

  beforeAll(async () => {
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    rangeUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`;
    api = await startApi({
      env: { REFUSE_LEAKED_PASSWORDS: 'on', LEAKED_PASSWORDS_URL: rangeUrl },
      logLine: (line) => lines.push(line),
    });
  });
  beforeEach(() => {
    asked.length = 0;
    lines.length = 0;
    answer = (reply) => reply.end(KNOWN);
  });
  afterAll(async () => {
    await api.stop();
    service.closeAllConnections();
    await new Promise((done) => service.close(done));
  });

  let people = 0;
  const signUp = (password: string) => {
    people += 1;
    const email = `somebody-${people}@example.ca`;
    const body = { usertype: 'Temp', name: 'Nadia', email, password } as const;
    return api.request(register, { body });
  };
  const warnings = () => lines.filter((line) => line.includes('not compared with leaked ones'));

  it('are refused when somebody registers', async () => {
    expect(await signUp(LEAKED)).toMatchObject(refusal);
    expect((await signUp('a password that nobody lost')).status).toBe(201);
  });

  it('are refused when somebody changes theirs, and the old one stays', async () => {
    const { email, token } = await aWorker().in(api);
    const body = { currentPassword: PASSWORD, newPassword: LEAKED };

    expect(await api.request(changePassword, { body }, { token })).toMatchObject(refusal);
    expect((await api.request(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  it('are refused when somebody resets theirs, and the link stays good', async () => {
    const { email } = await aWorker().in(api);
    await api.request(recoverPassword, { body: { email } });
    await api.settle();
    const [mail] = await api.mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = (password: string) => api.request(resetPassword, { body: { token, password } });

    expect(await reset(LEAKED)).toMatchObject(refusal);
    expect((await reset('a password that nobody lost')).status).toBe(204);
  });

  it('are not those of the padding', async () => {
    expect((await signUp(PADDING)).status).toBe(201);
  });

  it('are asked for by five digits of a digest, in answers of one length', async () => {
    await signUp(LEAKED);

    expect(asked).toMatchObject([
      { url: `/range/${RANGE_OF_LEAKED}`, headers: { 'add-padding': 'true' } },
    ]);
  });

  it.each([
    ['is down', (reply: ServerResponse) => reply.destroy()],
    ['refuses', (reply: ServerResponse) => reply.writeHead(503).end()],
    [
      'leads elsewhere',
      (reply: ServerResponse) => reply.writeHead(302, { location: '/elsewhere' }).end(),
    ],
  ])('keep nobody out when the service %s, and the log says so', async (_, failing) => {
    answer = failing;

    expect((await signUp(LEAKED)).status).toBe(201);

    expect(asked).toHaveLength(1);
    expect(warnings()).toHaveLength(1);
    expect(warnings().join()).not.toContain(LEAKED);
  });

  it('are asked of nobody where they are not refused', async () => {
    const quiet = await startApi({ env: { LEAKED_PASSWORDS_URL: rangeUrl } });

    expect(await quiet.app.get(LeakedPasswords).has(LEAKED)).toBe(false);
    expect(asked).toEqual([]);
    await quiet.stop();
  });

  it('keep nobody waiting when the service is silent', async () => {
    answer = () => undefined;
    const passwords = new PwnedPasswords(rangeUrl, api.app.get(Log), 20);

    expect(await passwords.has(LEAKED)).toBe(false);
    expect(warnings()).toHaveLength(1);
  });
});
