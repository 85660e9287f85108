import { ApiError, messageOf } from './api-error.ts';

describe('ApiError', () => {
  it('is recognised when it was made by another copy of this library', async () => {
    jest.resetModules();
    const other = await import('./api-error.ts');
    expect(other.ApiError).not.toBe(ApiError);
    const error = new other.ApiError({ statusCode: 404, code: 'NOT_FOUND', msg: 'Gone' });
    expect(error instanceof ApiError).toBe(true);
    expect(new Error('x') instanceof ApiError).toBe(false);
  });
});

describe('messageOf', () => {
  it("says the server's sentence, and that there is an error for anything else", () => {
    const error = new ApiError({ statusCode: 404, code: 'NOT_FOUND', msg: 'Gone' });
    expect(messageOf(error)).toBe('Gone');
    expect(messageOf(new TypeError('x is undefined'))).toBe('UNKNOWN_FAILURE');
    expect(messageOf(undefined)).toBe('UNKNOWN_FAILURE');
  });
});
