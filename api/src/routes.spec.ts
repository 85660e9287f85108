import { allCalls } from '@leafshift/contracts/calls';
import { ErrorBody, errorDefinition, isErrorCode } from '@leafshift/contracts/core';
import { type Sandbox, startSandbox } from '../../tools/sandbox-payments/sandbox.ts';
import { Sessions } from './modules/auth/index.ts';
import { type MalformedRequest, malformedRequests } from './testing/malformed-input.ts';
import { anAdmin, anEmployer, aWorker, type Person } from './testing/people.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

describe('the routes', () => {
  let sandbox: Sandbox;
  let api: TestApi;
  let people: Record<'Employer' | 'Temp' | 'Admin', Person>;

  beforeAll(async () => {
    sandbox = await startSandbox();
    api = await startApi({ env: { STRIPE_SANDBOX_URL: sandbox.url } });
    people = {
      Employer: await anEmployer().onboarded().in(api),
      Temp: await aWorker().onboarded().in(api),
      Admin: await anAdmin().in(api),
    };
  });
  afterAll(async () => {
    await api.stop();
    await sandbox.stop();
  });

  it('are exactly the calls of the contracts', () => {
    const names = (calls: typeof allCalls) => calls.map(({ name }) => name).toSorted();

    expect(names(api.servedCalls)).toEqual(names(allCalls));
  });

  const send = (
    { path, body, contentType = 'application/json' }: MalformedRequest,
    method: string,
    token?: string,
  ) =>
    api.send(method, path, {
      body,
      headers: {
        ...(body !== undefined && contentType !== '' && { 'content-type': contentType }),
        ...(token && { 'x-auth-token': token }),
      },
    });

  /** What is wrong with an answer to a malformed request, or null. */
  const problem = async (answer: Response): Promise<string | null> => {
    const text = await answer.text();
    if (answer.status < 400) {
      return null;
    }
    const parsed = ErrorBody.safeParse(text.startsWith('{') ? JSON.parse(text) : text);
    if (!parsed.success) {
      return `not an error body: ${answer.status} ${text.slice(0, 200)}`;
    }
    const { statusCode, code, errors } = parsed.data;
    const isDocumented = isErrorCode(code) && errorDefinition(code).status === answer.status;
    const isConsistent =
      statusCode === answer.status && (errors === undefined || code === 'VALIDATION_FAILED');
    const isOurFault = answer.status === 500 || /\bat .*\.[jt]s|mongo|bson/i.test(text);
    return isDocumented && isConsistent && !isOurFault ? null : text.slice(0, 300);
  };

  const callsByName = allCalls
    // Readiness says what is down in its own shape.
    .filter(({ name }) => name !== 'health.ready')
    .map((call) => [call.name, call] as const);

  it.each(callsByName)(
    '%s answers bad input with the error body, never a 500',
    async (_, call) => {
      const role = typeof call.access === 'string' ? 'Employer' : (call.access[0] ?? 'Employer');
      const signIn = () =>
        api.app
          .get(Sessions)
          .open({ userId: people[role].id, usertype: role, address: '203.0.113.9' });
      const problems: string[] = [];
      let token = await signIn();
      for (const request of malformedRequests(call)) {
        const answer = await send(request, call.method, token);
        // Some of these calls are there to end the session.
        token = answer.status === 204 ? await signIn() : token;
        const found = answer.status === 401 ? 'was not let in' : await problem(answer);
        if (found) {
          problems.push(`${request.what}: ${found}`);
        }
      }

      expect(problems).toEqual([]);
      // The forms with the most fields are sent in hundreds of wrong ways.
    },
    90_000,
  );

  it.each([
    ['no such route', 'GET', '/api/nothing'],
    ['no route at all', 'GET', '/'],
    ['a method that is not there', 'PATCH', '/api/auth'],
    ['a method that nobody knows', 'PROPFIND', '/api/auth'],
    ['an address that cannot be read', 'GET', '/api/posts/%ff%'],
    ['a path that climbs', 'GET', '/api/files/..%2f..%2fetc%2fpasswd'],
  ])('answer %s with the error body', async (_, method, path) => {
    const answer = await api.send(method, path);

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await problem(answer)).toBeNull();
  });

  it.each([
    ['GET', '/api/notification/', 'Temp', 200],
    ['GET', '/api/posts/allconfirmed/', 'Temp', 200],
    ['GET', '/api/posts/getrequests/', 'Temp', 200],
    ['GET', '/api/posts/employer-posts/', 'Employer', 200],
    ['GET', '/api/posts/employer/permanent/', 'Employer', 200],
    ['POST', '/api/users/', 'Employer', 400],
  ] as const)('take a slash at the end: %s %s', async (method, path, usertype, status) => {
    // The calls above have ended the sessions that people had.
    const token = await api.app
      .get(Sessions)
      .open({ userId: people[usertype].id, usertype, address: '203.0.113.9' });

    const answer = await api.send(method, path, { headers: { 'x-auth-token': token } });

    expect(answer.status).toBe(status);
  });

  it('carry a request id through, and make one where there is none that is usable', async () => {
    const ask = (id: string) => api.send('GET', '/api/auth', { headers: { 'x-request-id': id } });

    const given = await ask('abc-12345678');
    const unusable = await ask('a b');

    expect(given.headers.get('x-request-id')).toBe('abc-12345678');
    expect(await given.json()).toMatchObject({ requestId: 'abc-12345678' });
    expect(unusable.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tell browsers not to guess, frame or keep anything', async () => {
    const { headers } = await api.send('GET', '/api/health/live');

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
