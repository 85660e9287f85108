import { accountStatement } from '@leafshift/contracts/account-statements';
import { portraits, reviews, users } from '@leafshift/contracts/admin';
import { affiliate } from '@leafshift/contracts/affiliates';
import {
  addApplicationNote,
  answerTemplates,
  application,
  applicationCounts,
  applications,
} from '@leafshift/contracts/applications';
import { ownAttendance, shiftAttendance, waitingWorkers } from '@leafshift/contracts/attendance';
import { currentUser, login, logoutEverywhere, ownSessions } from '@leafshift/contracts/auth';
import {
  availability,
  markBusiness,
  markedBusinesses,
  unmarkBusiness,
} from '@leafshift/contracts/availability';
import {
  addNote,
  adminInvoices,
  adminPayouts,
  adminShift,
  adminShifts,
  audit,
  chargesCsv,
  deliveries,
  INVOICE_STATES,
  invoicesCsv,
  ledger,
  ledgerCsv,
  OUTBOX_STATES,
  outboxRecords,
  payoutsCsv,
  people,
  person,
  personTimeline,
  providerDisputes,
  releaseHealth,
  scheduledTasks,
  team,
} from '@leafshift/contracts/back-office';
import {
  briefingReaders,
  briefings,
  comingBriefings,
  saveBriefing,
} from '@leafshift/contracts/briefings';
import {
  conversation,
  conversations,
  markConversationRead,
  markConversationsDelivered,
  messageReports,
  notices,
  reportMessage,
  sendMessage,
  sendNotice,
} from '@leafshift/contracts/conversations';
import { earnedShifts, earnings, slipsCsv } from '@leafshift/contracts/earnings';
import {
  declineRequest,
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  SHIFT_TABS,
  workersOfEmployer,
} from '@leafshift/contracts/employer-shifts';
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
import { ownQuizzes, quizFile, quizFiles, shiftBadges } from '@leafshift/contracts/quizzes';
import { givenRating, rateBusiness, receivedRatings } from '@leafshift/contracts/rating';
import { SPENDING_PARTS, spendingOfPeriod } from '@leafshift/contracts/reports';
import {
  addDrafts,
  changeDrafts,
  copyWeek,
  publishDrafts,
  removeDrafts,
  reviewDrafts,
  scheduleWeek,
  setBudget,
} from '@leafshift/contracts/schedule';
import { securityLog } from '@leafshift/contracts/security';
import { exportAccount, recoverPassword } from '@leafshift/contracts/users';
import { weekOf } from '@leafshift/domain/schedule';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { apply } from './modules/applications/testing/apply.ts';
import { aQuiz, takeQuiz } from './modules/quizzes/testing/a-quiz.ts';
import { searchWithAlerts } from './modules/saved-searches/testing/search-with-alerts.ts';
import { aPermanentForm, aShift } from './testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  PASSWORD,
  type Worker,
} from './testing/people.ts';
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

  const profile = () => api.database.native.collection('system.profile');

  async function journey(): Promise<void> {
    const employer = await anEmployer().licensed().in(api);
    const worker = await aWorker().onboarded().in(api);
    const body = aPermanentForm({ location: employer.locationId });
    const posting = await api.get(createPost, { body }, employer);
    await applicants(employer, '_id' in posting ? posting._id : '');
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
    for (const call of [currentUser, myProfile, exportAccount, earnings, affiliate]) {
      await api.get(call, {}, worker);
    }
    const lists = { query: {} };
    for (const call of [upcomingShifts, requestedShifts, confirmedShifts, payouts, notifications]) {
      await api.get(call, lists, worker);
    }
    await api.get(earnedShifts, lists, worker);
    await api.get(findWork, { query: { q: 'trim', province: 'ON' } }, worker);
    await api.get(employerShifts, { query: { status: 'open' } }, employer);
    for (const tab of SHIFT_TABS) {
      await api.get(employerShiftRows, { query: { tab, limit: 2 } }, employer);
    }
    const ofWorker = { worker: worker.id, location: employer.locationId, q: 'wan' };
    await api.get(employerShiftRows, { query: { tab: 'upcoming', ...ofWorker } }, employer);
    await api.get(employerShiftCounts, { query: ofWorker }, employer);
    await api.get(employerDesk, { query: { until: api.clock.now().toISOString() } }, employer);
    await api.get(workersOfEmployer, { query: { q: 'wan' } }, employer);
    await api.get(employerPermanent, lists, employer);
    await api.get(history, lists, employer);
    await api.get(invoices, lists, employer);
    for (const by of SPENDING_PARTS) {
      await api.get(spendingOfPeriod, { query: { month: '2026-05-01', by } }, employer);
    }
    await api.get(accountStatement, { params: { period: '2026-05' } }, employer);
    await api.get(workerProfile, { params: { userId: worker.id } }, employer);
    const declined = new ShiftSteps(
      api,
      employer,
      await aShift().startingIn(100).by(employer, api),
    );
    const { requests } = await declined.request(worker).then(() => declined.shift());
    const request = { postId: declined.postId, requestId: requests[0]?._id ?? '' };
    await api.get(declineRequest, { params: request }, employer);
    const invited = await aShift().startingIn(120).by(employer, api);
    await api.get(addFavourite, { params: { userId: worker.id } }, employer);
    const invitation = { postIds: [invited._id], workerIds: [worker.id] };
    await api.get(inviteWorkers, { body: invitation }, employer);
    await api.get(favouriteWorkers, {}, employer);
    await api.get(shiftInvitations, { params: { postId: invited._id } }, employer);
    await api.get(invitedShifts, lists, worker);
    const ofOther = { params: { employerId: employer.id } };
    await api.get(availability, {}, worker);
    await api.get(markedBusinesses, {}, worker);
    await api.get(markBusiness, { ...ofOther, body: { mark: 'blocked' } }, worker);
    await api.get(unmarkBusiness, ofOther, worker);
    await searchWithAlerts(api, worker, employer);
    const quiz = await aQuiz(api, admin);
    await takeQuiz(api, worker, quiz);
    await api.get(ownQuizzes, {}, worker);
    await api.get(shiftBadges, ofShift, employer);
    await api.get(workerProfile, { params: { userId: worker.id } }, employer);
    await api.get(quizFiles, {}, admin);
    await api.get(quizFile, { params: { id: quiz._id } }, admin);
    await api.get(postingTemplates, {}, employer);
    await api.get(ownAttendance, {}, worker);
    await api.get(shiftAttendance, ofShift, employer);
    await api.get(waitingWorkers, { query: {} }, admin);
    await talk(employer, worker, steps.postId);
    await schedule(employer);
    await api.get(boardPosts, { query: { q: 'store' } });
    await api.get(reviews, { query: {} }, admin);
    await api.get(portraits, { query: {} }, admin);
    await api.get(users, { query: { q: 'wan' } }, admin);
    await backOffice(worker, employer, steps.postId);
    await api.get(securityLog, { query: { q: worker.email } }, admin);
    await api.get(ownSessions, {}, worker);
    await api.get(markAllRead, {}, worker);
    await api.get(logoutEverywhere, {}, signedIn);
  }

  /** Somebody applies; the business looks for them in every way. */
  async function applicants(employer: Employer, postId: string): Promise<void> {
    const id = await apply(api, { postId, employer });
    for (const query of [{}, { postId, stage: 'new' as const }, { q: 'ada' }]) {
      await api.get(applications, { query }, employer);
    }
    await api.get(applicationCounts, {}, employer);
    await api.get(answerTemplates, {}, employer);
    await api.get(addApplicationNote, { params: { id }, body: { text: 'Call her' } }, employer);
    await api.get(application, { params: { id } }, employer);
  }

  /** A week that is planned, moved, copied and posted. */
  async function schedule(employer: Employer): Promise<void> {
    const from = addDays(weekOf(calendarDayIn(api.clock.now(), 'America/Toronto')), 14);
    const { date: _date, employmentType: _type, ...form } = aShift().form(api, employer);
    const drafts = [{ ...form, day: from, startTime: '09:00' }];
    const { entries } = await api.get(addDrafts, { body: { drafts } }, employer);
    const changes = entries.map(({ _id, version }) => ({ _id, version, startTime: '10:00' }));
    const moved = await api.get(changeDrafts, { body: { changes } }, employer);
    const seen = moved.entries.map(({ _id, version }) => ({ _id, version }));
    const to = addDays(from, 7);
    const copied = await api.get(copyWeek, { body: { from, to } }, employer);
    const unwanted = copied.entries.map(({ _id, version }) => ({ _id, version }));
    await api.get(reviewDrafts, { body: { drafts: seen } }, employer);
    const budget = { week: from, location: employer.locationId, amount: 100_000 };
    await api.get(setBudget, { body: budget }, employer);
    await api.get(publishDrafts, { body: { drafts: seen } }, employer);
    await api.get(removeDrafts, { body: { drafts: unwanted } }, employer);
    await api.get(scheduleWeek, { query: { week: from } }, employer);
  }

  /** Messages of both sides, a notice, and a report. */
  async function talk(employer: Employer, worker: Worker, postId: string): Promise<void> {
    const params = { postId, workerId: worker.id };
    const aSendId = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
    const message = await api.get(
      sendMessage,
      { params, body: { sendId: aSendId(1), text: 'Thank you' } },
      employer,
    );
    const briefing = { entrance: 'Side door', clothing: '', contact: '', photo: null };
    const ofLocation = { params: { locationId: employer.locationId }, body: briefing };
    await api.get(saveBriefing, ofLocation, employer);
    await api.get(briefings, {}, employer);
    await api.get(briefingReaders, { params: { postId } }, employer);
    await api.get(comingBriefings, {}, worker);
    const to = { of: 'shift', post: postId } as const;
    await api.get(sendNotice, { body: { sendId: aSendId(2), text: 'Pay is on', to } }, employer);
    await api.get(notices, { query: { post: postId } }, employer);
    await api.get(notices, { query: {} }, employer);
    await api.request(markConversationsDelivered, {}, worker);
    const open = await api.get(conversation, { params, query: { limit: 1 } }, worker);
    const cursor = open.nextCursor ?? undefined;
    await api.get(conversation, { params, query: { limit: 1, cursor } }, worker);
    await api.request(markConversationRead, { params, body: { message: message._id } }, worker);
    for (const side of [employer, worker]) {
      await api.get(conversations, { query: {} }, side);
    }
    const report = { params: { ...params, messageId: message._id }, body: { reason: 'scam' } };
    await api.get(reportMessage, report as never, worker);
    await api.get(messageReports, { query: { limit: 1 } }, admin);
    api.clock.advance({ minutes: 1 });
    await api.settle();
  }

  /** What people of the back office look at, by what they look for it with. */
  async function backOffice(worker: Worker, employer: Employer, shiftId: string): Promise<void> {
    const note = { params: { id: worker.id }, body: { text: 'Called' } };
    await api.get(addNote, note, admin);
    for (const q of [worker.email, worker.id, 'wan', '416555']) {
      await api.get(people, { query: { q } }, admin);
    }
    for (const { id } of [worker, employer]) {
      await api.get(person, { params: { id } }, admin);
      await api.get(personTimeline, { params: { id }, query: { limit: 5 } }, admin);
    }
    for (const state of [undefined, 'open', 'completed'] as const) {
      await api.get(adminShifts, { query: { state, limit: 2 } }, admin);
      await api.get(adminShifts, { query: { state, q: employer.email } }, admin);
    }
    await api.get(adminShift, { params: { id: shiftId } }, admin);
    await money(worker, shiftId);
    for (const q of [undefined, worker.id, 'note-added']) {
      await api.get(audit, { query: { q } }, admin);
    }
    await machine(worker);
    await api.get(team, {}, admin);
  }

  async function money(worker: Worker, shiftId: string): Promise<void> {
    for (const state of [undefined, ...INVOICE_STATES]) {
      await api.get(adminInvoices, { query: { state } }, admin);
    }
    for (const status of [undefined, 'waiting', 'scheduled', 'held', 'paid'] as const) {
      await api.get(adminPayouts, { query: { status } }, admin);
    }
    for (const q of ['LS-000001', shiftId, 'tr_1']) {
      await api.get(adminInvoices, { query: { q } }, admin);
      await api.get(adminPayouts, { query: { q } }, admin);
    }
    const month = { query: { from: '2026-01-01', to: '2027-12-31' } };
    for (const call of [invoicesCsv, chargesCsv, payoutsCsv, ledgerCsv]) {
      await api.request(call, month, admin);
    }
    await api.request(slipsCsv, { params: { year: '2025' } }, admin);
    await api.get(providerDisputes, {}, admin);
    await api.get(ledger, { query: { limit: 2 } }, admin);
    await api.get(ledger, { query: { account: `payable:${worker.id}` } }, admin);
  }

  async function machine({ email }: Worker): Promise<void> {
    for (const state of OUTBOX_STATES) {
      await api.get(outboxRecords, { query: { state, limit: 5 } }, admin);
    }
    await api.get(scheduledTasks, {}, admin);
    for (const query of [{}, { state: 'done' as const }, { to: email }]) {
      await api.get(deliveries, { query: { ...query, limit: 5 } }, admin);
    }
    await api.get(releaseHealth, {}, admin);
  }

  it('is served by an index', async () => {
    const scans = await profile()
      .find({
        planSummary: { $regex: 'COLLSCAN' },
        ns: { $not: { $regex: 'system\\.|socket_events' } },
      })
      .project({ ns: 1, command: 1 })
      .toArray();

    expect(scans.map(({ ns, command }) => JSON.stringify({ ns, ...command }))).toEqual([]);
  });

  it('reads at most 1.2 documents for each that it answers', async () => {
    const queries = await profile()
      .find({
        op: 'query',
        docsExamined: { $gt: 1 },
        ns: { $not: { $regex: 'system\\.|socket_' } },
        // Which records of a batch another relay was faster with is found by their ids.
        'command.filter.takenBy': { $exists: false },
      })
      .project({ ns: 1, docsExamined: 1, nreturned: 1, command: { filter: 1, sort: 1 } })
      .toArray();
    const wasteful = queries.filter(
      ({ docsExamined, nreturned }) => Number(docsExamined) > Math.ceil(Number(nreturned) * 1.2),
    );

    expect(wasteful.map((query) => JSON.stringify(query))).toEqual([]);
  });

  it('asks for nothing where there is nothing to ask for', async () => {
    const queries = await profile()
      .find({ op: 'query', ns: { $not: { $regex: 'system\\.|socket_' } } })
      .project({ ns: 1, command: { filter: 1 } })
      .toArray();
    const written = queries.map((query) => JSON.stringify(query));

    expect(written.filter((query) => query.includes('"$in":[]'))).toEqual([]);
  });

  it('was looked at', async () => {
    expect(await profile().countDocuments()).toBeGreaterThan(200);
  });
});
