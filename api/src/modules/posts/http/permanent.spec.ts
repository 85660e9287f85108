import {
  boardPost,
  boardPosts,
  createPost,
  deletePost,
  employerPermanent,
  type PermanentPostForm,
  updatePost,
} from '@leafshift/contracts/posts';
import { aPermanentForm } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('permanent postings', () => {
  let api: TestApi;
  let employer: Employer;
  let stranger: Employer;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
    employer = await anEmployer().licensed().in(api);
    stranger = await anEmployer().licensed().in(api);
  });

  afterAll(() => api.stop());

  const create = (body: PermanentPostForm) => api.request(createPost, { body }, employer);

  const postPermanent = async (
    fields: Partial<PermanentPostForm> = {},
    by: Employer = employer,
  ) => {
    const post = await api.get(createPost, { body: aPermanentForm(fields) }, by);
    if (!('employmentType' in post) || post.employmentType !== 'Permanent') {
      throw new Error('A permanent form makes a permanent posting');
    }
    return post;
  };
  const board = async (query: object = {}) => (await api.get(boardPosts, { query })).posts;

  it('are on the public board for sixty days, and longer when they are edited', async () => {
    const post = await postPermanent({ jobType: 'Extraction Technician' });
    expect(post).toMatchObject({
      date: api.clock.now().toISOString(),
      province: 'ON',
      location: 'Downtown Toronto',
    });
    expect(await api.get(boardPost, { params: { id: post._id } })).toEqual(post);

    api.clock.advance({ days: 59 });
    const body = aPermanentForm({ jobType: 'Extraction Lead' });
    await api.get(updatePost, { params: { id: post._id }, body }, employer);
    api.clock.advance({ days: 59 });
    expect(await board({ q: 'extraction' })).toMatchObject([{ jobType: 'Extraction Lead' }]);
    api.clock.advance({ days: 1 });
    expect(await board({ q: 'extraction' })).toEqual([]);
    expect(await api.request(boardPost, { params: { id: post._id } })).toMatchObject({
      status: 404,
    });
    expect((await api.get(employerPermanent, {}, employer)).posts).toContainEqual(
      expect.objectContaining({ _id: post._id }),
    );
  });

  it('can be searched, filtered by province and sorted by pay', async () => {
    await postPermanent({
      jobType: 'Grower',
      rateHigh: 60,
      location: { text: 'Kelowna', province: 'BC' },
    });
    await postPermanent({
      jobType: 'Grower',
      rateHigh: 45,
      location: { text: 'Montréal', province: 'Quebec' },
    });
    expect((await board({ q: 'montreal grower' })).map(({ rateHigh }) => rateHigh)).toEqual([45]);
    expect((await board({ province: 'British Columbia' })).map(({ rateHigh }) => rateHigh)).toEqual(
      [60],
    );
    expect((await board({ sort: 'best-paid' })).map(({ rateHigh }) => rateHigh)).toEqual([60, 45]);
    expect((await board({ sort: 'newest', limit: 1 })).map(({ rateHigh }) => rateHigh)).toEqual([
      45,
    ]);
  });

  it('say how to apply: by the form of the portal, and nobody’s address', async () => {
    const post = await postPermanent({ jobType: 'Store Manager' });
    expect(post.apply).toEqual({
      kind: 'form',
      url: `http://portal.test/job-posting/${post._id}/apply`,
    });
    expect(JSON.stringify(post)).not.toContain('sam@example.ca');
  });

  it('need a lower minimum than maximum and a known province', async () => {
    expect(await create(aPermanentForm({ rate: 20, rateHigh: 20 }))).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'rate', msg: 'Minimum rate must be lower than maximum rate' }],
      },
    });
    expect(
      await create(aPermanentForm({ location: { text: 'Boston', province: 'MA' } })),
    ).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PROVINCE' },
    });
  });

  it('can be deleted by their employer alone', async () => {
    const post = await postPermanent();
    const id = { params: { id: post._id } };
    expect(await api.request(deletePost, id, stranger)).toMatchObject({ status: 404 });
    expect(await api.request(deletePost, id, employer)).toMatchObject({ status: 204 });
    expect(await api.request(boardPost, id)).toMatchObject({ status: 404 });
  });
});
