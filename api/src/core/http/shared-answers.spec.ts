import { jest } from '@jest/globals';
import { boardPosts, createPost } from '@leafshift/contracts/posts';
import { PermanentBoard } from '../../modules/job-board/domain/permanent.repository.ts';
import { aPermanentForm } from '../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const BOARD = '/api/posts/job-posting-board/permanent';

describe('an answer that is the same for everybody', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi({ env: { SHARED_ANSWERS: 'on' } });
    employer = await anEmployer().licensed().in(api);
    await post('Grower');
  });
  beforeEach(() => api.clock.advance({ seconds: 2 }));
  afterAll(() => api.stop());

  const post = (jobType: string) =>
    api.get(createPost, { body: aPermanentForm({ jobType }) }, employer);
  const board = (headers: Record<string, string> = {}, path = BOARD) =>
    api.send('GET', path, { headers });
  const titles = async (): Promise<readonly string[]> =>
    (await api.get(boardPosts, {})).posts.map(({ jobType }) => jobType);

  it('is made once for all who ask at the same moment', async () => {
    const list = jest.spyOn(api.app.get(PermanentBoard), 'list');

    const answers = await Promise.all(Array.from({ length: 30 }, () => board()));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));

    expect(list).toHaveBeenCalledTimes(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ posts: [{ jobType: 'Grower' }] });
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(30);
  });

  it('is kept for a second, and no longer', async () => {
    expect(await titles()).toEqual(['Grower']);
    await post('Accountant');
    expect(await titles()).toEqual(['Grower']);

    api.clock.advance({ seconds: 1 });
    expect(await titles()).toEqual(['Accountant', 'Grower']);
  });

  it('is not sent again to whoever has it', async () => {
    const first = await board();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=1');

    const kept = await board({ 'if-none-match': etag });
    expect([kept.status, await kept.text(), kept.headers.get('etag')]).toEqual([304, '', etag]);
    api.clock.advance({ seconds: 2 });
    const made = await board({ 'if-none-match': etag });
    expect([made.status, await made.text()]).toEqual([304, '']);
    expect((await board({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is one for each address, and refusals are never shared', async () => {
    const refused = await Promise.all(
      Array.from({ length: 5 }, () => board({}, `${BOARD}?limit=1000`)),
    );
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    const one = await board({}, `${BOARD}?limit=1`);
    expect((await one.json()) as object).toMatchObject({ posts: [{ jobType: 'Accountant' }] });
  });

  it('counts for the general limit', async () => {
    const limited = await startApi({
      env: { SHARED_ANSWERS: 'on', RATE_LIMITS: 'on', RATE_LIMIT_REQUESTS_PER_MINUTE: '3' },
    });
    const ask = async () => (await limited.send('GET', BOARD, {})).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    await limited.stop();
  });
});
