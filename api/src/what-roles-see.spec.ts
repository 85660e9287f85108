import { jest } from '@jest/globals';
import { users } from '@leafshift/contracts/admin';
import { currentUser } from '@leafshift/contracts/auth';
import { favouriteWorkers } from '@leafshift/contracts/favourites';
import { invoices } from '@leafshift/contracts/invoice';
import { payouts } from '@leafshift/contracts/payouts';
import { boardPosts, getPost, history } from '@leafshift/contracts/posts';
import { myProfile, workerProfile } from '@leafshift/contracts/profile';
import { aMarketScene, type MarketScene } from './testing/market-scene.ts';
import { type As, startApi, type TestApi } from './testing/test-api.ts';

jest.setTimeout(120_000);

/** What an employer must never see of a worker (PRIVACY-1). */
const PRIVATE_FIELDS =
  /convictedOfCrime|legalToWork|validDrivers|birthDay|identificationDocument|backgroundCheck|bankDetails|"phoneNumber":"\+14165550102"|institution|payout/;

/** Ids, keys and signatures differ from run to run. */
const steady = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replace(/(signature=)[\w-]+/g, '$1<signature>')
      .replace(/((?:picture_|files\/)[\w-]*?)[0-9a-f]{24}/g, '$1<id>')
      .replace(/(files\/)[\w-]{20,}/g, '$1<key>')
      .replace(/[0-9a-f]{24}/g, '<id>'),
  );

describe('what each role sees', () => {
  let api: TestApi;
  let scene: MarketScene;

  beforeAll(async () => {
    api = await startApi();
    scene = await aMarketScene(api);
  });
  afterAll(() => api.stop());

  const shiftFor = (postId: string, as: As) => api.get(getPost, { params: { id: postId } }, as);

  it('of a user: an employer, a worker and an admin of themselves, an admin of a worker', async () => {
    const found = await api.get(users, { query: { q: scene.worker.email } }, scene.admin);

    expect(steady(await api.get(currentUser, {}, scene.employer))).toMatchSnapshot('employer');
    expect(steady(await api.get(currentUser, {}, scene.worker))).toMatchSnapshot('worker');
    expect(steady(await api.get(currentUser, {}, scene.admin))).toMatchSnapshot('admin');
    expect(steady(found.users)).toMatchSnapshot('a worker, for an admin');
  });

  it('of a profile: the own one, and an employer of a worker', async () => {
    const params = { userId: scene.worker.id };
    const view = await api.get(workerProfile, { params }, scene.employer);

    expect(steady(await api.get(myProfile, {}, scene.employer))).toMatchSnapshot('employer');
    expect(steady(await api.get(myProfile, {}, scene.worker))).toMatchSnapshot('worker');
    expect(steady(view)).toMatchSnapshot('a worker, for an employer');
    expect(JSON.stringify(view)).not.toMatch(PRIVATE_FIELDS);
  });

  it('of a shift and the requests for it', async () => {
    const { requestedShift, confirmedShift, employer, worker, otherWorker } = scene;
    const asEmployer = await shiftFor(requestedShift.postId, employer);
    const asStranger = await shiftFor(confirmedShift.postId, otherWorker);

    expect(steady(asEmployer)).toMatchSnapshot('requested, for its employer');
    expect(steady(await shiftFor(requestedShift.postId, worker))).toMatchSnapshot(
      'requested, for the worker who did',
    );
    expect(steady(await shiftFor(confirmedShift.postId, employer))).toMatchSnapshot(
      'confirmed, for its employer',
    );
    expect(steady(await shiftFor(confirmedShift.postId, worker))).toMatchSnapshot(
      'confirmed, for the worker who is',
    );
    expect(steady(asStranger)).toMatchSnapshot('confirmed, for another worker');
    expect(JSON.stringify(asEmployer)).not.toMatch(PRIVATE_FIELDS);
    for (const secret of [worker.id, worker.name, worker.email, scene.assignmentId]) {
      expect(JSON.stringify(asStranger)).not.toContain(secret);
    }
  });

  it('of a permanent posting: the same for everybody', async () => {
    const [onBoard] = (await api.get(boardPosts, { query: {} })).posts;

    expect(steady(onBoard)).toMatchSnapshot('public');
    for (const person of [scene.employer, scene.worker]) {
      expect(await shiftFor(scene.permanentId, person)).toEqual(onBoard);
    }
  });

  it('of completed work: invoices are for employers, pay is for workers', async () => {
    const { employer, worker, otherEmployer, otherWorker } = scene;
    const bills = await api.get(invoices, { query: {} }, employer);
    const ofEmployer = await api.get(history, { query: {} }, employer);
    const ofWorker = await api.get(history, { query: {} }, worker);

    expect(steady(bills.invoices)).toMatchSnapshot('invoices, for the employer');
    expect(steady(ofEmployer.posts)).toMatchSnapshot('history, for the employer');
    expect(steady(ofWorker.posts)).toMatchSnapshot('history, for the worker');
    expect(steady((await api.get(payouts, { query: {} }, worker)).payouts)).toMatchSnapshot(
      'payouts, for the worker',
    );
    expect(steady((await api.get(favouriteWorkers, {}, employer)).favourites)).toMatchSnapshot(
      'favourite workers, for the employer',
    );
    expect(JSON.stringify(bills)).not.toMatch(PRIVATE_FIELDS);
    expect(JSON.stringify(ofWorker)).not.toMatch(/leafshiftFee|processingFee|"invoiceId":"/);
    expect(await api.get(invoices, { query: {} }, otherEmployer)).toMatchObject({ invoices: [] });
    expect(await api.get(history, { query: {} }, otherWorker)).toMatchObject({ posts: [] });
  });
});
