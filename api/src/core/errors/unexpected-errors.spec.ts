import { jest } from '@jest/globals';
import { currentUser } from '@leafshift/contracts/auth';
import { Accounts } from '../../modules/auth/index.ts';
import { aWorker, type Worker } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const INSIDE =
  'E11000 on users of mongodb://leafshift:pass@10.0.0.7 in /srv/leafshift/api/users.ts';

describe('an error that nobody foresaw', () => {
  const lines: string[] = [];
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ logLine: (line) => lines.push(line) });
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const fail = () => {
    jest.spyOn(api.app.get(Accounts), 'describe').mockRejectedValue(new TypeError(INSIDE));
    const headers = { 'x-request-id': 'request-0007' };
    return api.request(currentUser, {}, worker, { headers });
  };

  it('is answered in general words, with the id by which an operator finds it', async () => {
    const answer = await fail();

    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      statusCode: 500,
      code: 'INTERNAL',
      msg: expect.any(String),
      requestId: 'request-0007',
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/E11000|mongodb|srv|TypeError|\.ts/);
  });

  it('stands in the log with its stack, route, request and user', async () => {
    lines.length = 0;
    await fail();

    const written = lines.map((line) => JSON.parse(line));
    expect(written).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: 'A request failed',
        requestId: 'request-0007',
        route: '/api/auth',
        userId: worker.id,
        err: expect.objectContaining({
          type: 'TypeError',
          stack: expect.stringContaining('unexpected-errors.spec.ts'),
        }),
      }),
    );
  });
});
