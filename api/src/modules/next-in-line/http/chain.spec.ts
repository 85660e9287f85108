import { markBusiness } from '@leafshift/contracts/availability';
import { addFavourite } from '@leafshift/contracts/favourites';
import {
  acceptOffer,
  declineOffer,
  offerableWorkers,
  offerPlaces,
  ownOffers,
  shiftOffer,
  stopOffers,
} from '@leafshift/contracts/next-in-line';
import { notifications } from '@leafshift/contracts/notification';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const HOUR = 3_600_000;
const refused = (code: string) => ({ ok: false, body: { code } });

describe('the free places of a shift, offered by its business', () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;
  let ben: Worker;
  let cleo: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().onboarded().in(api);
    ben = await aWorker().onboarded().in(api);
    cleo = await aWorker().onboarded().in(api);
    await known(ana, ben, cleo);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
  });

  /** Workers who have asked the business for a shift once, and are favourites, the last the latest. */
  const known = async (...workers: Worker[]) => {
    const other = await ShiftSteps.post(api, employer, aShift().startingIn(400));
    for (const worker of workers) {
      await other.request(worker);
      await api.get(addFavourite, { params: { userId: worker.id } }, employer);
      api.clock.advance({ minutes: 1 });
    }
  };
  const goTo = async (hours: number): Promise<void> => {
    api.clock.set(new Date(Date.parse((await steps.shift()).date) + hours * HOUR));
    await api.settle();
  };
  const pass = async (minutes: number): Promise<void> => {
    api.clock.advance({ minutes });
    await api.settle();
  };
  const params = () => ({ postId: steps.postId });
  const offering = (workers: readonly Worker[], on: readonly ShiftSteps[] = [steps]) => ({
    body: {
      postIds: on.map(({ postId }) => postId),
      workerIds: workers.map(({ id }) => id),
      minutes: 60 as const,
    },
  });
  const offer = async (...workers: Worker[]) =>
    (await api.get(offerPlaces, offering(workers), employer)).results.map(({ problem }) => problem);
  const offered = async (worker: Worker) =>
    (await api.get(ownOffers, {}, worker)).offers.map(({ postId }) => postId);
  const accept = (worker: Worker, on = steps) =>
    api.request(acceptOffer, { params: { postId: on.postId } }, worker);
  const chain = async () => {
    const {
      offer: now,
      next = [],
      passed = [],
    } = await api.get(shiftOffer, { params: params() }, employer);
    const ids = (people: readonly { workerId: string }[]) => people.map(({ workerId }) => workerId);
    return { now: now?.workerId ?? null, next: ids(next), passed: ids(passed) };
  };
  const kindsOf = async (person: Employer | Worker) => {
    await api.settle();
    return (await api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);
  };

  it('go to the first who was chosen, who is confirmed by taking one, without having asked', async () => {
    expect(await offer(ben, ana)).toEqual([null]);
    expect(await offered(ben)).toEqual([steps.postId]);
    expect(await offered(ana)).toEqual([]);
    expect(await kindsOf(ben)).toContain('place-offered');
    expect(await chain()).toEqual({ now: ben.id, next: [ana.id], passed: [] });

    expect(await accept(ben)).toMatchObject({ ok: true, body: { confirmedArr: [{}] } });

    expect(await steps.shift()).toMatchObject({ confirmedCount: 1, requestCount: 0 });
    expect(await kindsOf(employer)).toContain('place-taken');
    expect(await kindsOf(ben)).toContain('worker-confirmed');
    expect(await chain()).toEqual({ now: null, next: [], passed: [] });
  });

  it('go on to the next who says no, or does not answer in the time that was set, and end with a word', async () => {
    await offer(ben, ana, cleo);
    await api.get(declineOffer, { params: params() }, ben);
    expect(await chain()).toEqual({ now: ana.id, next: [cleo.id], passed: [ben.id] });
    await pass(59);
    expect(await offered(ana)).toEqual([steps.postId]);
    await pass(2);
    expect(await chain()).toEqual({ now: cleo.id, next: [], passed: [ben.id, ana.id] });
    expect(await accept(ana)).toMatchObject(refused('PLACE_NOT_OFFERED'));
    await pass(61);
    expect(await chain()).toMatchObject({ now: null });
    expect(await kindsOf(employer)).toContain('nobody-in-line');
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0 });
  });

  it('are stopped by the business at any moment', async () => {
    await offer(ben, ana);
    await api.get(stopOffers, { params: params() }, employer);
    expect(await offered(ben)).toEqual([]);
    expect(await accept(ben)).toMatchObject(refused('NOT_FOUND'));
    await pass(61);
    expect(await offered(ana)).toEqual([]);
    await api.get(stopOffers, { params: params() }, employer);
  });

  it('replace who has not come by somebody who had not asked, after the start', async () => {
    await steps.take(cleo);
    await goTo(0.5);
    await steps.noShow(cleo);
    await api.get(stopOffers, { params: params() }, employer);
    await offer(ben);
    expect(await accept(ben)).toMatchObject({ ok: true });
    const { confirmedArr, confirmedCount } = await steps.shift();
    expect(confirmedCount).toBe(1);
    expect(confirmedArr.map(({ requestUser, shiftStatus }) => [requestUser, shiftStatus])).toEqual([
      [cleo.id, 'No Show'],
      [ben.id, 'Confirmed'],
    ]);
  });

  it('are offered by themselves, where somebody has not come, to who asked and then to favourites', async () => {
    const dan = await aWorker().onboarded().in(api);
    await steps.request(dan);
    await steps.take(cleo);
    await goTo(0.5);
    await steps.noShow(cleo);
    expect(await offered(dan)).toEqual([steps.postId]);
    await api.get(declineOffer, { params: params() }, dan);
    // The latest favourite who is not on the shift.
    expect(await offered(ben)).toEqual([steps.postId]);
    expect(await accept(ben)).toMatchObject({ ok: true });
    expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });
  });

  it('pass over who works elsewhere then, or is too young, and say where nobody is left', async () => {
    const other = await ShiftSteps.post(api, employer, aShift().startingIn(71.5));
    await other.take(ben);
    expect(await offer(ben)).toEqual(['NOBODY_TO_OFFER']);
    expect(await offer(ben, ana)).toEqual([null]);
    expect(await chain()).toMatchObject({ now: ana.id });
    await steps.request(cleo);
    await steps.confirm(cleo);
    expect(await offer(ana)).toEqual(['SHIFT_FULL']);
  });

  it('pass over who has blocked the business, which is not told', async () => {
    const blocked = { params: { employerId: employer.id }, body: { mark: 'blocked' as const } };
    await api.get(markBusiness, blocked, ben);
    expect(await offer(ben, ana)).toEqual([null]);
    expect(await offered(ben)).toEqual([]);
    expect(await chain()).toMatchObject({ now: ana.id, passed: [] });
  });

  it('at the same time go to different workers, and to the next when one is confirmed elsewhere', async () => {
    const other = await ShiftSteps.post(api, employer, aShift().startingIn(72));
    const both = offering([ana, ben], [steps, other]);
    await api.get(offerPlaces, both, employer);
    expect(await offered(ana)).toEqual([steps.postId]);
    expect(await offered(ben)).toEqual([other.postId]);
    const third = await ShiftSteps.post(api, employer, aShift().startingIn(72));
    await third.take(ana);
    await api.settle();
    expect(await offered(ana)).toEqual([]);
    expect(await chain()).toMatchObject({ now: ben.id });
  });

  it('are taken once, however often they are taken and whoever is confirmed in that moment', async () => {
    await steps.request(cleo);
    await offer(ben);
    const confirmation = await steps.confirmation(cleo);
    const answers = await Promise.all([
      accept(ben),
      accept(ben),
      steps.tryToConfirm(cleo),
      accept(ben),
    ]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(confirmation.body.requestUserId).toBe(cleo.id);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });
    expect(await chain()).toMatchObject({ now: null });
    const told = (await kindsOf(employer)).filter((kind) => kind === 'place-taken');
    expect(told.length).toBeLessThanOrEqual(1);
  });

  it('are offered to workers of one’s own only, on shifts of one’s own, and seen by nobody else', async () => {
    const stranger = await aWorker().onboarded().in(api);
    expect(await api.request(offerPlaces, offering([stranger]), employer)).toMatchObject(
      refused('NOT_FOUND'),
    );
    const rival = await anEmployer().onboarded().in(api);
    expect(await api.request(offerPlaces, offering([ben]), rival)).toMatchObject(
      refused('NOT_FOUND'),
    );
    await offer(ben);
    expect(await api.request(stopOffers, { params: params() }, rival)).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect(await accept(stranger)).toMatchObject(refused('NOT_FOUND'));
    expect((await api.get(offerableWorkers, {}, rival)).workers).toEqual([]);
  });

  it('can be offered to favourites and to who has worked here before, favourites first', async () => {
    const dan = await aWorker().onboarded().in(api);
    await steps.work(dan);
    await steps.submit();
    const { workers } = await api.get(offerableWorkers, {}, employer);
    expect(
      workers.map(({ _id, isFavourite, shiftsWithMe }) => [_id, isFavourite, shiftsWithMe]),
    ).toEqual([
      [cleo.id, true, 0],
      [ben.id, true, 0],
      [ana.id, true, 0],
      [dan.id, false, 1],
    ]);
  });
});
