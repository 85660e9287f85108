import { setAutoConfirm } from '@leafshift/contracts/auto-confirm';
import { addFavourite, favouriteWorkers } from '@leafshift/contracts/favourites';
import {
  acceptOffer,
  offerableWorkers,
  offerPlaces,
  ownOffers,
} from '@leafshift/contracts/next-in-line';
import { requestShift } from '@leafshift/contracts/posts';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import {
  addWorkerNote,
  MAX_WORKER_NOTES,
  markNotAgain,
  notAgainWorkers,
  removeWorkerNote,
  unmarkNotAgain,
  workerNotes,
} from '@leafshift/contracts/worker-notes';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { aMember } from '../../../testing/members.ts';
import {
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const WELL_RATED = { minRating: 4, favouritesOnly: false, certificate: null };
const refused = (code: string) => ({ ok: false, body: { code } });

describe('what a business keeps to itself about workers', () => {
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
    const other = await ShiftSteps.post(api, employer, aShift().startingIn(400));
    await other.request(ana);
    await other.request(ben);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
  });

  const of = (worker: Worker) => ({ params: { userId: worker.id } });
  const note = (text: string, worker = ana, as: Person = employer) =>
    api.request(addWorkerNote, { ...of(worker), body: { text } }, as);
  const noted = (worker = ana) => api.get(workerNotes, of(worker), employer);
  const mark = (worker = ana) => api.request(markNotAgain, of(worker), employer);
  const offering = (...workers: Worker[]) => ({
    body: {
      postIds: [steps.postId],
      workerIds: workers.map(({ id }) => id),
      minutes: 60 as const,
    },
  });
  const leave = (person: Person) =>
    api.get(deleteAccount, { body: { password: person.password } }, person);

  describe('notes', () => {
    it('say who wrote them, and are there for every member, latest first', async () => {
      const coordinator = await aMember(api, employer, 'coordinator');
      await note('Strong at the till');
      api.clock.advance({ minutes: 1 });
      expect(await note('Came late', ana, coordinator)).toMatchObject({
        status: 201,
        body: { text: 'Came late', by: 'Maya coordinator' },
      });
      const { notes, notAgain } = await api.get(workerNotes, of(ana), coordinator);
      expect(notes.map(({ text, by }) => [text, by])).toEqual([
        ['Came late', 'Maya coordinator'],
        ['Strong at the till', expect.any(String)],
      ]);
      expect(notAgain).toBeNull();
      const [latest] = notes;
      const params = { userId: ana.id, noteId: latest?._id ?? '' };
      await api.get(removeWorkerNote, { params }, employer);
      expect(await api.request(removeWorkerNote, { params }, employer)).toMatchObject(
        refused('NOT_FOUND'),
      );
      expect((await noted()).notes).toMatchObject([{ text: 'Strong at the till' }]);
    });

    it('are about workers of the own shifts, and no other business reads or removes them', async () => {
      await note('Ours');
      const stranger = await anEmployer().onboarded().in(api);
      expect(await note('Theirs', ana, stranger)).toMatchObject(refused('NOT_FOUND'));
      expect(await api.request(workerNotes, of(ana), stranger)).toMatchObject(refused('NOT_FOUND'));
      const noteId = (await noted()).notes[0]?._id ?? '';
      const params = { userId: ana.id, noteId };
      expect(await api.request(removeWorkerNote, { params }, stranger)).toMatchObject(
        refused('NOT_FOUND'),
      );
      expect(await note('   ')).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'text' }] },
      });
    });

    it('are at most a hundred about one worker', async () => {
      await api.database.native.collection('worker_notes').insertMany(
        Array.from({ length: MAX_WORKER_NOTES }, () => ({
          employerId: toObjectId(employer.id),
          workerId: toObjectId(ana.id),
          text: 'Again',
          by: toObjectId(employer.id),
          at: api.clock.now(),
        })),
      );
      expect(await note('One more')).toMatchObject(refused('TOO_MANY_NOTES'));
      expect(await note('The first', ben)).toMatchObject({ ok: true });
    });

    it('and the list stand in the export of the business, not of the worker, and end with the account', async () => {
      await note('Whispers to the plants');
      await mark();
      const exportOf = async (person: Person) =>
        JSON.stringify(await api.get(exportAccount, {}, person));
      expect(await exportOf(employer)).toContain('Whispers to the plants');
      const own = JSON.parse(await exportOf(ana));
      expect(JSON.stringify(own)).not.toContain('Whispers');
      expect(own.workerNotes).toEqual({ notes: [], notAgain: [] });

      await leave(ana);
      const count = (name: string) =>
        api.database.native.collection(name).countDocuments({ workerId: toObjectId(ana.id) });
      expect([await count('worker_notes'), await count('not_again_workers')]).toEqual([0, 0]);
    });
  });

  describe("a worker on the 'not again' list", () => {
    it('is no favourite, cannot be made one, and comes off the list again', async () => {
      await api.get(addFavourite, of(ana), employer);
      expect(await mark()).toMatchObject({ ok: true, body: { _id: ana.id } });
      expect((await api.get(favouriteWorkers, {}, employer)).favourites).toEqual([]);
      expect(await api.request(addFavourite, of(ana), employer)).toMatchObject(
        refused('WORKER_NOT_AGAIN'),
      );
      expect((await noted()).notAgain).toMatchObject({ at: api.clock.now().toISOString() });
      expect((await api.get(notAgainWorkers, {}, employer)).workers).toMatchObject([
        { _id: ana.id },
      ]);

      await api.get(unmarkNotAgain, of(ana), employer);
      expect((await api.get(notAgainWorkers, {}, employer)).workers).toEqual([]);
      expect(await api.request(addFavourite, of(ana), employer)).toMatchObject({ ok: true });
    });

    it('is not offered places, neither chosen nor after a request', async () => {
      await api.get(addFavourite, of(ben), employer);
      await mark();
      const { workers } = await api.get(offerableWorkers, {}, employer);
      expect(workers.map(({ _id }) => _id)).toEqual([ben.id]);
      expect(await api.request(offerPlaces, offering(ana), employer)).toMatchObject(
        refused('NOT_FOUND'),
      );
      await steps.request(ana);
      await steps.take(ben);
      api.clock.advance({ hours: 72.5 });
      await steps.noShow(ben);
      await api.settle();
      expect((await api.get(ownOffers, {}, ana)).offers).toEqual([]);
    });

    it('loses what is just offered to the next, and hears what everybody hears', async () => {
      await api.get(addFavourite, of(ana), employer);
      await api.get(addFavourite, of(ben), employer);
      await api.get(offerPlaces, offering(ana, ben), employer);
      expect((await api.get(ownOffers, {}, ana)).offers).toHaveLength(1);
      await mark();
      const params = { postId: steps.postId };
      const early = await api.request(acceptOffer, { params }, ana);
      await api.settle();
      expect((await api.get(ownOffers, {}, ana)).offers).toEqual([]);
      expect((await api.get(ownOffers, {}, ben)).offers).toHaveLength(1);
      const late = await api.request(acceptOffer, { params }, ana);
      expect(early).toMatchObject(refused('PLACE_NOT_OFFERED'));
      expect(late.body).toEqual({ ...early.body, requestId: expect.any(String) });
    });

    it('is confirmed by no rule, and can ask as others can, without a trace of it', async () => {
      const worked = await ShiftSteps.post(api, employer, aShift().startingIn(24));
      await worked.work(ana, 5);
      await worked.submit();
      api.clock.advance({ hours: 8 * 24 });
      await api.settle();
      const rule = { scope: { kind: 'business' }, criteria: WELL_RATED } as const;
      await api.get(setAutoConfirm, { body: rule }, employer);
      await mark();
      steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
      const ask = async (worker: Worker, { postId } = steps) => {
        const post = await api.get(requestShift, { params: { id: postId } }, worker);
        await api.settle();
        return Object.keys(post).sort();
      };
      const asked = await ask(ana);
      expect(asked).toEqual(await ask(ben));
      const { confirmedArr, requests } = await steps.shift();
      expect(confirmedArr).toEqual([]);
      expect(requests.map(({ requestUser }) => requestUser)).toContain(ana.id);
      // A person of the business may still decide otherwise.
      expect((await steps.confirm(ana)).confirmedCount).toBe(1);
      await api.get(unmarkNotAgain, of(ana), employer);
      const next = await ShiftSteps.post(api, employer, aShift().startingIn(120));
      await ask(ana, next);
      expect((await next.shift()).confirmedCount).toBe(1);
    });
  });
});
