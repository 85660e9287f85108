import type { ErrorCode } from '@leafshift/contracts/core';
import { addFavourite, inviteWorkers } from '@leafshift/contracts/favourites';
import { notifications } from '@leafshift/contracts/notification';
import {
  agreeToChanges,
  confirmWorker,
  findWork,
  getPost,
  requestedShifts,
  requestShift,
  type SeenTerms,
  type TempPost,
  type TempPostForm,
  updatePost,
  withdrawRequest,
} from '@leafshift/contracts/posts';
import { addLocation } from '@leafshift/contracts/profile';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, TORONTO, type Worker } from '../testing/people.ts';
import { seenTermsOf } from '../testing/seen-terms.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const SURREY = {
  ...TORONTO,
  fullAddress: '10 King George Blvd, Surrey, BC V3T 2W1, Canada',
  address: '10 King George Blvd',
  city: 'Surrey',
  province: 'BC',
};

describe('an employer who changes a shift after workers have asked for it', () => {
  let api: TestApi;
  let employer: Employer;
  let surrey: string;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    const body = { locationName: 'Surrey Store', ...SURREY };
    const { locations } = await api.get(addLocation, { body }, employer);
    surrey = locations.find(({ city }) => city === 'Surrey')?._id ?? '';
  });
  afterAll(() => api.stop());

  const worker = (): Promise<Worker> => aWorker().onboarded().in(api);

  const post = async (fields: Partial<TempPostForm> = {}): Promise<ShiftSteps> => {
    const builder = aShift().with({ rate: 100, duration: 8, totalWorkers: 2, ...fields });
    return new ShiftSteps(api, employer, await builder.by(employer, api));
  };

  const edit = async (steps: ShiftSteps, fields: Partial<TempPostForm>): Promise<TempPost> => {
    const { date } = await steps.shift();
    const body = {
      ...aShift().with({ rate: 100, totalWorkers: 2 }).form(api, employer),
      date,
      ...fields,
    };
    const changed = await api.get(updatePost, { params: { id: steps.postId }, body }, employer);
    return changed as TempPost;
  };

  const agree = (steps: ShiftSteps, by: Worker, seen?: SeenTerms) =>
    api.request(agreeToChanges, { params: { id: steps.postId }, body: { seen } }, by);

  const confirm = async (steps: ShiftSteps, by: Worker) =>
    api.request(confirmWorker, await steps.confirmation(by), employer);

  const refusal = (code: ErrorCode) => ({ ok: false, body: expect.objectContaining({ code }) });

  const newestOf = async (person: { token: string }) =>
    (await api.get(notifications, {}, person)).notifications[0];

  const asSeenBy = async (steps: ShiftSteps, by: Worker): Promise<TempPost> =>
    (await api.get(getPost, { params: { id: steps.postId } }, by)) as TempPost;

  it('cannot confirm a worker on $25 and 16 hours in another city who asked for $100', async () => {
    const steps = await post();
    const wanda = await worker();
    await steps.request(wanda);
    const later = new Date(Date.parse((await steps.shift()).date) + 7_200_000).toISOString();

    await edit(steps, { rate: 25, duration: 16, location: surrey, date: later });

    expect(await confirm(steps, wanda)).toMatchObject({
      status: 409,
      body: { code: 'TERMS_CHANGED' },
    });
    const [request] = (await steps.shift()).requests;
    expect(request?.changed?.what).toEqual(['start', 'duration', 'place', 'rate']);
    const { posts } = await api.get(requestedShifts, {}, wanda);
    expect(posts[0]?.requests[0]?.changed?.before).toMatchObject({
      rate: 100,
      duration: 8,
      location: { city: 'Toronto', province: 'ON' },
    });
    expect(posts[0]).toMatchObject({ rate: 25, duration: 16, location: { city: 'Surrey' } });
    expect(await newestOf(wanda)).toMatchObject({
      kind: 'terms-changed',
      link: `/find-work/${steps.postId}`,
      notificationMessage: expect.stringMatching(
        /8 h, 100 Queen St W.*\$100\.00 an hour\. Now: .*16 h, 10 King George.*\$25\.00 an hour/,
      ),
    });

    expect(await agree(steps, wanda, seenTermsOf(await asSeenBy(steps, wanda)))).toMatchObject({
      ok: true,
      body: { requests: [{ agreedAt: api.clock.now().toISOString() }] },
    });
    expect(await newestOf(employer)).toMatchObject({
      kind: 'terms-agreed',
      link: `/posts?shift=${steps.postId}&view=request`,
    });
    expect((await steps.shift()).requests[0]).not.toHaveProperty('changed');
    expect(await confirm(steps, wanda)).toMatchObject({ ok: true });
  });

  it('asks each worker by themselves', async () => {
    const steps = await post();
    const [wanda, bob] = [await worker(), await worker()];
    await steps.request(wanda);
    await steps.request(bob);
    await edit(steps, { duration: 4 });
    await agree(steps, wanda);

    expect(await confirm(steps, bob)).toMatchObject(refusal('TERMS_CHANGED'));
    expect(await confirm(steps, wanda)).toMatchObject({ ok: true });
  });

  it('lets go whoever does not agree, without any consequence', async () => {
    const steps = await post();
    const wanda = await worker();
    await steps.request(wanda);
    await edit(steps, { duration: 16 });

    const params = { id: steps.postId };
    expect(await api.request(withdrawRequest, { params }, wanda)).toMatchObject({ ok: true });
    expect(await agree(steps, wanda)).toMatchObject(refusal('NOT_REQUESTED'));
    expect(await steps.shift()).toMatchObject({ requestCount: 0, requests: [] });
    expect((await api.get(findWork, {}, wanda)).posts.map(({ _id }) => _id)).toContain(
      steps.postId,
    );
  });

  it('asks nobody for more pay or more spots, and nobody once it is as it was', async () => {
    const steps = await post();
    const wanda = await worker();
    await steps.request(wanda);
    await edit(steps, { rate: 120, totalWorkers: 3 });
    expect(await newestOf(wanda)).toMatchObject({ kind: 'shift-changed' });
    expect(await agree(steps, wanda)).toMatchObject(refusal('NOTHING_TO_AGREE'));

    await edit(steps, { rate: 120, duration: 12 });
    await edit(steps, { rate: 120, duration: 8 });
    expect(await confirm(steps, wanda)).toMatchObject({ ok: true });
  });

  it('cannot raise the pay as bait and lower it again unseen', async () => {
    const steps = await post();
    const wanda = await worker();
    await steps.request(wanda);
    await edit(steps, { rate: 250 });
    await edit(steps, { rate: 100 });
    expect(await confirm(steps, wanda)).toMatchObject(refusal('TERMS_CHANGED'));
  });

  it('cannot use the word that a worker gave to an earlier change', async () => {
    const steps = await post();
    const wanda = await worker();
    await steps.request(wanda);
    const seen = seenTermsOf(await edit(steps, { rate: 90 }));
    await edit(steps, { rate: 30 });

    expect(await agree(steps, wanda, seen)).toMatchObject({
      status: 409,
      body: {
        code: 'TERMS_CHANGED',
        msg: 'The shift has changed since you opened it. Please look at it again',
      },
    });
    expect(await confirm(steps, wanda)).toMatchObject(refusal('TERMS_CHANGED'));
  });

  it('cannot have a worker request what an open page did not show', async () => {
    const steps = await post();
    const wanda = await worker();
    const stale = seenTermsOf(await asSeenBy(steps, wanda));
    await edit(steps, { location: surrey });
    const params = { id: steps.postId };

    const answer = await api.request(requestShift, { params, body: { seen: stale } }, wanda);
    expect(answer).toMatchObject(refusal('TERMS_CHANGED'));
    expect(await steps.shift()).toMatchObject({ requestCount: 0 });

    const seen = seenTermsOf(await asSeenBy(steps, wanda));
    const again = await api.request(requestShift, { params, body: { seen } }, wanda);
    expect(again).toMatchObject({ ok: true });
  });

  it('does not get a worker confirmed where they work meanwhile, or too young', async () => {
    const [wanda, young] = [await worker(), await aWorker().onboarded().born('2008-01-01').in(api)];
    const taken = await post();
    await taken.take(wanda);
    const { date } = await taken.shift();
    const far = new Date(Date.parse(date) + 40 * 3_600_000).toISOString();
    const steps = await post({ date: far });
    await steps.request(wanda);
    await steps.request(young);

    await edit(steps, { date });
    expect(await agree(steps, wanda)).toMatchObject(refusal('SHIFT_OVERLAPS'));
    await edit(steps, { jobType: 'Authorized Retailer' });
    expect(await agree(steps, young)).toMatchObject(refusal('UNDER_AGE'));
  });

  it('cannot have a shift agreed to that has begun or is full', async () => {
    const steps = await post({ totalWorkers: 1 });
    const [wanda, bob] = [await worker(), await worker()];
    await steps.request(wanda);
    await steps.request(bob);
    await edit(steps, { totalWorkers: 1, duration: 4 });
    await agree(steps, bob);
    await steps.confirm(bob);
    expect(await agree(steps, wanda)).toMatchObject(refusal('SHIFT_FULL'));

    const begun = await post({ totalWorkers: 1 });
    await begun.request(wanda);
    await edit(begun, { totalWorkers: 1, duration: 4 });
    api.clock.advance({ hours: 49 });
    expect(await agree(begun, wanda)).toMatchObject(refusal('SHIFT_BEGUN'));
  });

  it('tells workers who were invited that the shift has changed', async () => {
    const wanda = await worker();
    await (await post()).request(wanda);
    await api.get(addFavourite, { params: { userId: wanda.id } }, employer);
    const steps = await post();
    await api.get(
      inviteWorkers,
      { body: { postIds: [steps.postId], workerIds: [wanda.id] } },
      employer,
    );
    await edit(steps, { duration: 16 });
    expect(await newestOf(wanda)).toMatchObject({ kind: 'shift-changed' });
  });

  it("is not helped by another worker's word", async () => {
    const steps = await post();
    const [wanda, eve] = [await worker(), await worker()];
    await steps.request(wanda);
    await edit(steps, { duration: 16 });
    expect(await agree(steps, eve)).toMatchObject(refusal('NOT_REQUESTED'));
    expect(await confirm(steps, wanda)).toMatchObject(refusal('TERMS_CHANGED'));
  });
});
