import {
  type AutoConfirmRule,
  autoConfirmRules,
  dropAutoConfirm,
  setAutoConfirm,
} from '@leafshift/contracts/auto-confirm';
import { addFavourite } from '@leafshift/contracts/favourites';
import { notifications } from '@leafshift/contracts/notification';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const FAVOURITES = { minRating: null, favouritesOnly: true, certificate: null };
const ALL_STORES = { kind: 'business' } as const;
const refused = (code: string) => ({ ok: false, body: { code } });

describe('who requests a shift', () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;
  let ben: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().onboarded().in(api);
    ben = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
  });

  const set = (rule: AutoConfirmRule, as = employer) =>
    api.request(setAutoConfirm, { body: rule }, as);
  const favour = async (worker: Worker) => {
    await (await ShiftSteps.post(api, employer, aShift().startingIn(400))).request(worker);
    await api.get(addFavourite, { params: { userId: worker.id } }, employer);
  };
  const ask = async (worker: Worker, on = steps) => {
    await on.request(worker);
    await api.settle();
  };
  const confirmed = async (on = steps) =>
    (await on.shift()).confirmedArr.map(({ requestUser }) => requestUser);
  const kindsOf = async (person: Employer | Worker) =>
    (await api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);

  it('and is a favourite is confirmed at once by the rule for favourites, and both are told', async () => {
    await favour(ana);
    await set({ scope: ALL_STORES, criteria: FAVOURITES });
    await ask(ben);
    expect(await confirmed()).toEqual([]);
    await ask(ana);
    expect(await confirmed()).toEqual([ana.id]);
    expect(await kindsOf(ana)).toContain('worker-confirmed');
    expect((await kindsOf(employer)).filter((kind) => kind === 'confirmed-by-rule')).toHaveLength(
      1,
    );
  });

  it('is confirmed by what others gave them, not by what they were not given yet', async () => {
    const other = await ShiftSteps.post(api, employer, aShift().startingIn(24));
    await other.work(ana, 5);
    await other.submit();
    api.clock.advance({ hours: 8 * 24 });
    await api.settle();
    const later = await ShiftSteps.post(api, employer, aShift().startingIn(72));
    const criteria = { minRating: 4.5, favouritesOnly: false, certificate: null };
    await set({ scope: ALL_STORES, criteria });
    await ask(ben, later);
    await ask(ana, later);
    expect(await confirmed(later)).toEqual([ana.id]);
  });

  it('without the certificate that the rule asks for stays among the requests', async () => {
    const criteria = { minRating: null, favouritesOnly: false, certificate: 'CannSell' as const };
    await set({ scope: ALL_STORES, criteria });
    await ask(ana);
    expect(await confirmed()).toEqual([]);
    expect(await steps.shift()).toMatchObject({ requestCount: 1 });
  });

  it('is confirmed by the narrowest rule: of the shift, then its store, then the business', async () => {
    await favour(ana);
    const { location } = await steps.shift();
    await set({ scope: ALL_STORES, criteria: FAVOURITES });
    const store = { kind: 'store', location: location._id } as const;
    await set({ scope: store, criteria: null });
    await ask(ana);
    expect(await confirmed()).toEqual([]);
    const next = await ShiftSteps.post(api, employer, aShift().startingIn(96));
    await set({ scope: { kind: 'shift', postId: next.postId }, criteria: FAVOURITES });
    await ask(ana, next);
    expect(await confirmed(next)).toEqual([ana.id]);
    await api.get(dropAutoConfirm, { body: store }, employer);
    const last = await ShiftSteps.post(api, employer, aShift().startingIn(120));
    await ask(ana, last);
    expect(await confirmed(last)).toEqual([ana.id]);
  });

  it('never takes more spots than there are, however many are favourites and ask at once', async () => {
    await favour(ana);
    await favour(ben);
    await set({ scope: ALL_STORES, criteria: FAVOURITES });
    await Promise.all([steps.request(ana), steps.request(ben)]);
    await api.settle();
    expect(await steps.shift()).toMatchObject({ confirmedCount: 1, requestCount: 1 });
  });

  it('is confirmed by rules of the shift’s own business only, which sets them for its own alone', async () => {
    const rival = await anEmployer().onboarded().in(api);
    const rule = { scope: { kind: 'shift', postId: steps.postId }, criteria: FAVOURITES } as const;
    expect(await set(rule, rival)).toMatchObject(refused('NOT_FOUND'));
    const { location } = await steps.shift();
    const store = { kind: 'store', location: location._id } as const;
    expect(await set({ scope: store, criteria: null }, rival)).toMatchObject(refused('NOT_FOUND'));
    await set({ scope: store, criteria: null });
    expect((await api.get(autoConfirmRules, {}, employer)).rules).toEqual([
      { scope: store, criteria: null },
    ]);
    expect((await api.get(autoConfirmRules, {}, rival)).rules).toEqual([]);
  });
});
