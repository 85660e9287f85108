import { ApiError } from '../api-error.ts';
import { createQueryClient } from './create-query-client.ts';

const failing = (code: string, statusCode: number) => new ApiError({ code, statusCode, msg: code });

describe('createQueryClient', () => {
  const retries = (failures: number, error: Error) => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry;
    return typeof retry === 'function' && retry(failures, error);
  };

  it.each([
    ['no answer', failing('OFFLINE', 0)],
    ['a late answer', failing('TIMED_OUT', 0)],
    ["a proxy's failure", failing('UNREADABLE_ANSWER', 502)],
    ['a dependency that is down', failing('DEPENDENCY_DOWN', 503)],
    ['too many requests', failing('TOO_MANY_REQUESTS', 429)],
  ])('retries twice after %s', (_what, error) => {
    expect([0, 1, 2].map((failures) => retries(failures, error))).toEqual([true, true, false]);
  });

  it.each([
    ['a missing thing', failing('NOT_FOUND', 404)],
    ['an answer of another shape', failing('UNREADABLE_ANSWER', 200)],
    ['a defect', new TypeError('x is undefined')],
  ])('does not retry after %s', (_what, error) => {
    expect(retries(0, error)).toBe(false);
  });
});
