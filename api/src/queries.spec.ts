import { portraits, reviews, users } from '@leafshift/contracts/admin';
import { ownAttendance, shiftAttendance, waitingWorkers } from '@leafshift/contracts/attendance';
import { currentUser, login, logoutEverywhere, ownSessions } from '@leafshift/contracts/auth';
import {
  addFavourite,
  favouriteWorkers,
  invitedShifts,
  inviteWorkers,
  shiftInvitations,
} from '@leafshift/contracts/favourites';
import { invoices } from '@leafshift/contracts/invoice';
import { markAllRead, notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { postingTemplates } from '@leafshift/contracts/posting-templates';
import {
  boardPosts,
  confirmedShifts,
  createPost,
  employerPermanent,
  employerShifts,
  findWork,
  history,
  requestedShifts,
  upcomingShifts,
} from '@leafshift/contracts/posts';
import { myProfile, workerProfile } from '@leafshift/contracts/profile';
import { givenRating, rateBusiness, receivedRatings } from '@leafshift/contracts/rating';
import { securityLog } from '@leafshift/contracts/security';
import { exportAccount, recoverPassword } from '@leafshift/contracts/users';
import { aPermanentForm, aShift } from './testing/a-shift.ts';
import { type Admin, anAdmin, anEmployer, aWorker, PASSWORD } from './testing/people.ts';
import { ShiftSteps } from './testing/shift-steps.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

const EVERYTHING = 'all';
const NOTHING = 'off';

describe('every query of the main job', () => {
  let api: TestApi;
  let admin: Admin;

  beforeAll(async () => {
    api = await startApi();
    admin = await anAdmin().in(api);
    // Others have as much in every collection, which nobody should have to read.
    await journey();
    await api.database.native.setProfilingLevel(EVERYTHING);
    await journey();
    await api.database.native.setProfilingLevel(NOTHING);
  }, 90_000);
  afterAll(() => api.stop());

  async function journey(): Promise<void> {
    const employer = await anEmployer().licensed().in(api);
    const worker = await aWorker().onboarded().in(api);
    const body = aPermanentForm({ location: employer.locationId });
    await api.get(createPost, { body }, employer);
    const steps = await ShiftSteps.post(api, employer);
    await steps.work(worker, 5);
    await steps.submit();
    const ofShift = { params: { postId: steps.postId } };
    await api.get(rateBusiness, { ...ofShift, body: { rating: 5 } }, worker);
    await api.get(givenRating, ofShift, worker);
    await api.get(receivedRatings, ofShift, employer);
    const open = await aShift().startingIn(90).by(employer, api);
    await new ShiftSteps(api, employer, open).request(worker);
    const password = { email: worker.email, password: PASSWORD };
    const signedIn = await api.get(login, { body: password });
    await api.get(recoverPassword, { body: { email: worker.email } });
    await api.settle();
    for (const call of [currentUser, myProfile, exportAccount]) {
      await api.get(call, {}, worker);
    }
    const lists = { query: {} };
    for (const call of [upcomingShifts, requestedShifts, confirmedShifts, payouts, notifications]) {
      await api.get(call, lists, worker);
    }
    await api.get(findWork, { query: { q: 'trim', province: 'ON' } }, worker);
    await api.get(employerShifts, { query: { status: 'open' } }, employer);
    await api.get(employerPermanent, lists, employer);
    await api.get(history, lists, employer);
    await api.get(invoices, lists, employer);
    await api.get(workerProfile, { params: { userId: worker.id } }, employer);
    const invited = await aShift().startingIn(120).by(employer, api);
    await api.get(addFavourite, { params: { userId: worker.id } }, employer);
    const invitation = { postIds: [invited._id], workerIds: [worker.id] };
    await api.get(inviteWorkers, { body: invitation }, employer);
    await api.get(favouriteWorkers, {}, employer);
    await api.get(shiftInvitations, { params: { postId: invited._id } }, employer);
    await api.get(invitedShifts, lists, worker);
    await api.get(postingTemplates, {}, employer);
    await api.get(ownAttendance, {}, worker);
    await api.get(shiftAttendance, ofShift, employer);
    await api.get(waitingWorkers, { query: {} }, admin);
    await api.get(boardPosts, { query: { q: 'store' } });
    await api.get(reviews, { query: {} }, admin);
    await api.get(portraits, { query: {} }, admin);
    await api.get(users, { query: { q: 'wan' } }, admin);
    await api.get(securityLog, { query: { q: worker.email } }, admin);
    await api.get(ownSessions, {}, worker);
    await api.get(markAllRead, {}, worker);
    await api.get(logoutEverywhere, {}, signedIn);
  }

  it('is served by an index', async () => {
    const scans = await api.database.native
      .collection('system.profile')
      .find({
        planSummary: { $regex: 'COLLSCAN' },
        ns: { $not: { $regex: 'system\\.|socket_events' } },
      })
      .project({ ns: 1, command: 1 })
      .toArray();

    expect(scans.map(({ ns, command }) => JSON.stringify({ ns, ...command }))).toEqual([]);
  });

  it('reads at most 1.2 documents for each that it answers', async () => {
    const queries = await api.database.native
      .collection('system.profile')
      .find({
        op: 'query',
        docsExamined: { $gt: 1 },
        ns: { $not: { $regex: 'system\\.|socket_' } },
      })
      .project({ ns: 1, docsExamined: 1, nreturned: 1, command: { filter: 1, sort: 1 } })
      .toArray();
    const wasteful = queries.filter(
      ({ docsExamined, nreturned }) => Number(docsExamined) > Math.ceil(Number(nreturned) * 1.2),
    );

    expect(wasteful.map((query) => JSON.stringify(query))).toEqual([]);
  });

  it('was looked at', async () => {
    const seen = await api.database.native.collection('system.profile').countDocuments();

    expect(seen).toBeGreaterThan(200);
  });
});
