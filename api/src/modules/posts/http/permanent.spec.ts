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

  it('are found by what they offer and ask for', async () => {
    const facts = {
      jobType: 'Concentrates Chemist',
      employmentKind: 'part-time',
      weeklyHours: 24,
      benefits: ['bonus', 'health-and-dental', 'bonus'],
      credentials: ['CannSell'],
    } satisfies Partial<PermanentPostForm>;
    const post = await postPermanent(facts);
    const shown = {
      employmentKind: 'part-time',
      weeklyHours: 24,
      benefits: ['health-and-dental', 'bonus'],
      credentials: ['CannSell'],
    };
    expect(post).toMatchObject(shown);
    await postPermanent({ jobType: 'Concentrates Chemist', employmentKind: 'full-time' });

    for (const query of [
      { kind: 'part-time' },
      { hours: '20-to-34' },
      { benefit: 'bonus' },
      { credential: 'CannSell' },
      { q: 'chemist', kind: 'part-time', benefit: 'health-and-dental', province: 'ON' },
      { q: 'concentrates', credential: 'CannSell', sort: 'best-paid' },
    ]) {
      expect(await board(query)).toEqual([expect.objectContaining({ _id: post._id, ...shown })]);
    }
    expect(await board({ kind: 'part-time', benefit: 'pension-plan' })).toEqual([]);
    expect(await board({ credential: 'CannaSell' })).toEqual([]);
    // What is typed finds titles and companies, never the words that stand for facts.
    expect(await board({ q: 'BENEFITBONUS' })).toEqual([]);
    const unknown = { benefit: 'yacht' as 'bonus' };
    expect(await api.request(boardPosts, { query: unknown })).toMatchObject({ status: 400 });
  });

  it('keep the facts that a change leaves out, and lose those that it empties', async () => {
    const { _id } = await postPermanent({ employmentKind: 'casual', benefits: ['bonus'] });
    const change = (fields: Partial<PermanentPostForm>) =>
      api.get(updatePost, { params: { id: _id }, body: aPermanentForm(fields) }, employer);
    expect(await change({ jobType: 'Packer', weeklyHours: 12 })).toMatchObject({
      employmentKind: 'casual',
      weeklyHours: 12,
      benefits: ['bonus'],
    });
    expect(await change({ employmentKind: null, weeklyHours: null, benefits: [] })).toMatchObject({
      employmentKind: null,
      weeklyHours: null,
      benefits: [],
    });
    expect(await board({ kind: 'casual' })).toEqual([]);
  });

  it('that are older than the facts are shown without them', async () => {
    const post = await postPermanent({ jobType: 'Archivist' });
    await api.database.native
      .collection('permanent_postings')
      .updateOne(
        { jobType: 'Archivist' },
        { $unset: { employmentKind: 1, weeklyHours: 1, benefits: 1, credentials: 1, address: 1 } },
      );
    expect(await api.get(boardPost, { params: { id: post._id } })).toMatchObject({
      employmentKind: null,
      weeklyHours: null,
      benefits: [],
      credentials: [],
      address: null,
    });
  });

  it('take 1 to 60 hours a week, in half hours', async () => {
    for (const weeklyHours of [0.5, 60.5, 37.25]) {
      expect(await create(aPermanentForm({ weeklyHours }))).toMatchObject({
        status: 400,
        body: {
          errors: [{ path: 'weeklyHours', msg: 'Between 1 and 60 hours a week, in half hours' }],
        },
      });
    }
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
