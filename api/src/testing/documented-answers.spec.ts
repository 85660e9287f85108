import { type GivenAnswer, undocumented } from './documented-answers.ts';

const ID = '666666666666666666666666';

const answer = (given: Partial<GivenAnswer>): GivenAnswer => ({
  method: 'GET',
  url: '/api/health/live',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: '{"status":"ok"}',
  ...given,
});

const refusal = JSON.stringify({ statusCode: 404, code: 'NOT_FOUND', msg: 'x', requestId: 'y' });

describe('an answer that integration tests get', () => {
  it.each([
    ['as documented', {}],
    ['a refusal', { url: `/api/posts/${ID}`, status: 404, body: refusal }],
    ['no route', { url: '/api/nothing', status: 404, body: refusal }],
    ['nothing, with 204', { url: '/api/auth/logout', method: 'POST', status: 204, body: '' }],
  ] as const)('is fine when it is %s', (_, given) => {
    expect(undocumented(answer(given))).toBeNull();
  });

  it.each([
    ['a route that is not documented', { url: '/api/secret' }, 'is served and not documented'],
    ['a method that is not documented', { method: 'PATCH' }, 'is served and not documented'],
    ['a status that is not documented', { status: 202 }, 'status is not documented'],
    ['a field too many', { body: '{"status":"ok","secret":1}' }, 'secret'],
    ['a field too few', { body: '{}' }, 'status'],
    ['another value', { body: '{"status":"fine"}' }, 'status'],
    ['another media type', { contentType: 'text/html' }, 'instead of application/json'],
    ['a literal path taken for a parameter', { url: '/api/posts/history' }, 'posts.history'],
    ['an error without its id', { status: 404, body: '{"code":"NOT_FOUND"}' }, 'requestId'],
    [
      'a body with 204',
      { url: '/api/auth/logout', method: 'POST', status: 204 },
      'a body is not documented',
    ],
  ] as const)('fails the test when it has %s', (_, given, problem) => {
    expect(undocumented(answer(given))).toContain(problem);
  });
});
