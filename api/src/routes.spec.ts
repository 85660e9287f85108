import { allCalls } from '@leafshift/contracts/calls';
import { type Call, ErrorBody, errorDefinition, isErrorCode } from '@leafshift/contracts/core';
import { type Sandbox, startSandbox } from '../../payments-sandbox/sandbox.ts';
import { Sessions } from './modules/auth/index.ts';
import { undocumented } from './testing/documented-answers.ts';
import { type MalformedRequest, malformedRequests } from './testing/malformed-input.ts';
import { anAdmin, anEmployer, aWorker, type Person } from './testing/people.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

const AT_ONCE = 8;

interface Answer {
  readonly status: number;
  readonly text: string;
}

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

  /** Without a connection, which these say nothing about; as documented all the same. */
  const send = async (
    { path, body, contentType = 'application/json' }: MalformedRequest,
    method: Call['method'],
    token: string,
  ): Promise<Answer> => {
    const { statusCode, headers, payload } = await api.app.inject({
      method,
      url: path,
      headers: {
        ...(body !== undefined && contentType !== '' && { 'content-type': contentType }),
        'x-auth-token': token,
      },
      ...(body !== undefined && { payload: body }),
    });
    const answer = {
      method,
      url: path,
      status: statusCode,
      contentType: String(headers['content-type'] ?? ''),
      body: payload,
    };
    const notDocumented = undocumented(answer);
    if (notDocumented) {
      throw new Error(`Not as the OpenAPI document says: ${notDocumented}`);
    }
    return { status: statusCode, text: payload };
  };

  /** What is wrong with an answer to a malformed request, or null. */
  const problem = ({ status, text }: Answer): string | null => {
    if (status < 400) {
      return null;
    }
    const parsed = ErrorBody.safeParse(text.startsWith('{') ? JSON.parse(text) : text);
    if (!parsed.success) {
      return `not an error body: ${status} ${text.slice(0, 200)}`;
    }
    const { statusCode, code, errors } = parsed.data;
    const isDocumented = isErrorCode(code) && errorDefinition(code).status === status;
    const isConsistent =
      statusCode === status && (errors === undefined || code === 'VALIDATION_FAILED');
    const isOurFault = status === 500 || /\bat .*\.[jt]s|mongo|bson/i.test(text);
    return isDocumented && isConsistent && !isOurFault ? null : text.slice(0, 300);
  };

  const callsByName = allCalls
    // Readiness says what is down in its own shape.
    .filter(({ name }) => name !== 'health.ready')
    .map((call) => [call.name, call] as const);

  const signedIn = ({ access }: Call): Promise<string> => {
    const role = typeof access === 'string' ? 'Employer' : (access[0] ?? 'Employer');
    return api.app
      .get(Sessions)
      .open({ userId: people[role].id, usertype: role, address: '203.0.113.9' });
  };

  /** What is wrong with the answers to requests that are sent at once. */
  const problemsOf = async (
    call: Call,
    requests: readonly MalformedRequest[],
  ): Promise<readonly string[]> => {
    const token = await signedIn(call);
    const answers = await Promise.all(requests.map((each) => send(each, call.method, token)));
    const problems: string[] = [];
    for (const [index, request] of requests.entries()) {
      let answer = answers[index]!;
      // Some of these calls are there to end the session, also for those that were sent with them.
      if (answer.status === 401) {
        answer = await send(request, call.method, await signedIn(call));
      }
      const found = answer.status === 401 ? 'was not let in' : problem(answer);
      problems.push(...(found ? [`${request.what}: ${found}`] : []));
    }
    return problems;
  };

  it.each(callsByName)('%s answers bad input with the error body, never a 500', async (_, call) => {
    const problems: string[] = [];
    const requests = malformedRequests(call);
    for (let next = 0; next < requests.length; next += AT_ONCE) {
      problems.push(...(await problemsOf(call, requests.slice(next, next + AT_ONCE))));
    }

    expect(problems).toEqual([]);
  });

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
    expect(problem({ status: answer.status, text: await answer.text() })).toBeNull();
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
