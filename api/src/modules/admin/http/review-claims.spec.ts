import { jest } from '@jest/globals';
import { claimReview, decideReview, releaseReview, reviews } from '@leafshift/contracts/admin';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { type Admin, anAdmin, aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('a document that somebody looks at', () => {
  let api: TestApi;
  let rita: Admin;
  let sven: Admin;
  let worker: Worker;
  let id: string;

  beforeAll(async () => {
    api = await startApi();
    rita = await anAdmin().called('Rita Reviewer').as('reviewer').in(api);
    sven = await anAdmin().called('Sven Second').as('reviewer').in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
    id = (await waiting())?._id ?? '';
  });
  afterAll(() => api.stop());

  const waiting = async () => {
    const { reviews: list } = await api.get(reviews, { query: { limit: 100 } }, rita);
    return list.find(({ user, kind }) => user === worker.id && kind === 'identificationDocument');
  };
  const claim = (as: Admin) => api.request(claimReview, { params: { id } }, as);
  const decide = (as: Admin) =>
    api.request(decideReview, { params: { id }, body: { decision: 'Approved' } }, as);
  const audited = async () => {
    const entries = await api.database.native.collection('audit_log').find().toArray();
    return entries.filter(({ userId }) => `${userId}` === worker.id).map(({ action }) => action);
  };

  it('is theirs for five minutes, and the queue says so', async () => {
    expect(await waiting()).toMatchObject({ claimedBy: null });

    const until = new Date(api.clock.now().getTime() + 5 * 60_000).toISOString();
    expect((await claim(rita)).body).toEqual({ _id: rita.id, name: 'Rita Reviewer', until });

    expect(await waiting()).toMatchObject({ claimedBy: { name: 'Rita Reviewer', until } });
    expect((await claim(sven)).body).toMatchObject({ statusCode: 409, code: 'REVIEW_CLAIMED' });
    expect((await decide(sven)).body).toMatchObject({ statusCode: 409, code: 'REVIEW_CLAIMED' });
    expect(await waiting()).toMatchObject({ status: 'Pending' });
  });

  it('stays theirs while they go on, and is free when they do not', async () => {
    await claim(rita);
    api.clock.advance({ minutes: 4 });
    expect((await claim(rita)).status).toBe(200);
    api.clock.advance({ minutes: 4 });
    expect((await claim(sven)).status).toBe(409);

    api.clock.advance({ minutes: 1 });

    expect(await waiting()).toMatchObject({ claimedBy: null });
    expect((await claim(sven)).status).toBe(200);
    expect(await audited()).toEqual(['review-claimed', 'review-claimed']);
  });

  it('is free again once they give it back; nobody gives back what another has', async () => {
    await claim(rita);
    expect((await api.request(releaseReview, { params: { id } }, sven)).status).toBe(204);
    expect((await claim(sven)).status).toBe(409);

    expect((await api.request(releaseReview, { params: { id } }, rita)).status).toBe(204);

    expect((await claim(sven)).status).toBe(200);
    expect(await audited()).toEqual(['review-claimed', 'review-released', 'review-claimed']);
  });

  it('is decided by who has it, and needs no claim once it is', async () => {
    await claim(rita);

    expect((await decide(rita)).status).toBe(200);

    expect(await api.database.native.collection('review_claims').countDocuments()).toBe(
      await api.database.native.collection('review_claims').countDocuments({
        _id: { $not: { $regex: `^${worker.id}:identificationDocument$` } } as never,
      }),
    );
    expect((await claim(sven)).body).toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it('is for one of two who take it at once', async () => {
    const answers = await Promise.all([claim(rita), claim(sven)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('moves in the open windows of the back office, which learn no more than that', async () => {
    const told = jest.spyOn(api.app.get(Realtime), 'emit');
    await claim(rita);
    await api.settle();

    expect(told.mock.calls.filter(([, event]) => event === 'backOfficeChanged')).toEqual([
      [expect.arrayContaining([rita.id, sven.id]), 'backOfficeChanged', { queue: 'documents' }],
    ]);
    told.mockRestore();
  });
});
