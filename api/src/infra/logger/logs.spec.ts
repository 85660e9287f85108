import { login } from '@leafshift/contracts/auth';
import { updateProfile } from '@leafshift/contracts/profile';
import { requestUpload } from '@leafshift/contracts/uploads';
import { recoverPassword, register } from '@leafshift/contracts/users';
import { anImage } from '../../testing/an-image.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Log } from './log.ts';

describe('the log', () => {
  const lines: string[] = [];
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ logLine: (line) => lines.push(line) });
  });
  afterAll(() => api.stop());

  const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('has one line a request, with its id, route pattern, status and user', async () => {
    const { user, token } = await api.get(register, {
      body: { usertype: 'Temp', name: 'N', email: 'n@example.ca', password: 'very secret' },
    });
    await api.send('GET', `/api/posts/${'6'.repeat(24)}?x=1`, {
      headers: { 'x-auth-token': token, 'x-request-id': 'request-0001' },
    });

    expect(written()).toContainEqual(
      expect.objectContaining({
        msg: 'Request',
        level: 'info',
        requestId: 'request-0001',
        method: 'GET',
        route: '/api/posts/:id',
        userId: user._id,
        status: 404,
        ms: expect.any(Number),
      }),
    );
    expect(lines.filter((line) => line.includes('request-0001'))).toHaveLength(1);
  });

  it('has every refusal, with who was refused', async () => {
    const { user, token } = await api.get(login, {
      body: { email: 'n@example.ca', password: 'very secret' },
    });
    const ask = (requestId: string, path: string, headers: Record<string, string> = {}) =>
      api.send('GET', path, { headers: { 'x-request-id': requestId, ...headers } });
    await ask('refused-401', '/api/auth');
    await ask('refused-403', '/api/admin/users', { 'x-auth-token': token });
    await ask('refused-404', '/api/posts/no-id', { 'x-auth-token': token });

    const refused = written().filter(({ requestId }) => String(requestId).startsWith('refused-'));
    expect(refused.map(({ requestId, status, userId }) => [requestId, status, userId])).toEqual([
      ['refused-401', 401, undefined],
      ['refused-403', 403, user._id],
      ['refused-404', 404, user._id],
    ]);
  });

  it('says of each line when it was, in milliseconds since 1970', () => {
    for (const { time } of written()) {
      expect(Math.abs(Number(time) - Date.now())).toBeLessThan(600_000);
    }
  });

  it('has one line of JSON for one entry, whatever stands in it', () => {
    const forged = 'Done\r\n{"level":"info","msg":"Request","status":200}\u001b[2K';
    api.app.get(Log).warn(forged, { name: forged });

    const line = lines.at(-1) ?? '';
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', msg: forged, name: forged });
  });

  it('holds what Nest itself says', () => {
    expect(written()).toContainEqual(
      expect.objectContaining({ context: 'NestApplication', level: 'info', service: 'api' }),
    );
  });

  it('takes the checks of whoever watches the API as noise', async () => {
    await api.send('GET', '/api/health/live', { headers: { 'x-request-id': 'request-0002' } });

    expect(written()).toContainEqual(
      expect.objectContaining({ requestId: 'request-0002', level: 'debug' }),
    );
  });

  it('holds no password, token, signed address or mail link', async () => {
    const { token } = await api.get(login, {
      body: { email: 'n@example.ca', password: 'very secret' },
    });
    const ask = { kind: 'photoid', contentType: 'image/jpeg', size: 900 } as const;
    const { uploadUrl, url } = await api.get(requestUpload, { body: ask }, { token });
    await api.send('PUT', uploadUrl.replace('http://portal.test', ''), {
      body: await anImage(),
      headers: { 'content-type': 'image/jpeg' },
    });
    const body = { identificationDocument: { uploadUrl: url } };
    const profile = await api.get(updateProfile, { body }, { token });
    const link = profile.identificationDocument.uploadUrl ?? '';
    await api.send('GET', link.replace('http://portal.test', ''));
    await api.get(recoverPassword, { body: { email: 'n@example.ca' } });
    await api.settle();
    const [mail] = await api.mailsTo('n@example.ca');
    const mailToken = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

    const text = lines.join('\n');
    expect(mailToken).not.toBe('');
    for (const secret of [
      'very secret',
      token,
      new URL(uploadUrl).searchParams.get('signature') ?? '',
      new URL(link).searchParams.get('signature') ?? '',
      mailToken,
      '$argon2id',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps secrets out that somebody hands it by mistake', () => {
    api.app.get(Log).info('Oops', {
      token: 'hidden-1',
      form: { password: 'hidden-2', uploadUrl: 'hidden-3' },
      request: { headers: { 'x-auth-token': 'hidden-4' } },
    });

    expect(lines.at(-1)).toContain('[kept secret]');
    expect(lines.at(-1)).not.toMatch(/hidden-\d/);
  });
});
