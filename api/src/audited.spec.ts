import { jest } from '@jest/globals';
import { accountReviews } from '@leafshift/contracts/account-reviews';
import { reviews, updateUser } from '@leafshift/contracts/admin';
import { person } from '@leafshift/contracts/back-office';
import { allCalls } from '@leafshift/contracts/calls';
import { messageReports, reportMessage, sendMessage } from '@leafshift/contracts/conversations';
import type { Call, CallInput } from '@leafshift/contracts/core';
import { moderationQueue, postingReports, reportPost } from '@leafshift/contracts/moderation';
import { createPost } from '@leafshift/contracts/posts';
import { askSupport } from '@leafshift/contracts/support';
import { appealSuspension, appeals } from '@leafshift/contracts/suspensions';
import { deleteAccount, register } from '@leafshift/contracts/users';
import type { LooseInput } from './core/http/call-request.ts';
import { SettlingWorld } from './modules/clockedtime/testing/settling-world.ts';
import { aDraftQuiz, aQuestion } from './modules/quizzes/testing/a-quiz.ts';
import { withTotp } from './modules/second-factor/testing/with-factors.ts';
import { PaymentWorld } from './modules/stripe/testing/payment-world.ts';
import { aPermanentForm, aShift } from './testing/a-shift.ts';
import { type Admin, anAdmin, anEmployer, aWorker, PASSWORD } from './testing/people.ts';
import { ShiftSteps } from './testing/shift-steps.ts';
import type { TestApi } from './testing/test-api.ts';

jest.setTimeout(120_000);

const REASON = { reason: 'We have looked at it' };

/** What each call needs to be made, by its name: somebody or something to do it to. */
type Scene = (world: PaymentWorld, admin: Admin) => Promise<LooseInput>;

const aPosting = async ({ api }: PaymentWorld) => {
  const employer = await anEmployer().onboarded().in(api);
  const body = aPermanentForm({ location: employer.locationId });
  await api.get(createPost, { body }, employer);
  return employer;
};

const waitingReview = async ({ api }: PaymentWorld, admin: Admin): Promise<string> => {
  const worker = await aWorker().onboarded().in(api);
  const { reviews: list } = await api.get(reviews, { query: { limit: 100 } }, admin);
  return list.find(({ user }) => user === worker.id)?._id ?? '';
};

const aDeadRecord = async (api: TestApi, kind: string): Promise<string> => {
  const now = api.clock.now();
  const { insertedId } = await api.database.native.collection('outbox').insertOne({
    ...{ kind, payload: {}, state: 'dead', attempts: 9 },
    ...{ dueAt: now, createdAt: now },
  });
  return `${insertedId}`;
};

const aReportedMessage = async ({ api }: PaymentWorld, admin: Admin): Promise<string> => {
  const employer = await anEmployer().onboarded().in(api);
  const worker = await aWorker().onboarded().in(api);
  const { postId } = await ShiftSteps.post(api, employer).then(async (steps) => {
    await steps.take(worker);
    return steps;
  });
  const params = { postId, workerId: worker.id };
  const body = { sendId: '00000000-0000-4000-8000-000000000001', text: 'You again' };
  const { _id: messageId } = await api.get(sendMessage, { params, body }, worker);
  const report = { params: { ...params, messageId }, body: { reason: 'harassment' } } as const;
  await api.get(reportMessage, report, employer);
  const { reports } = await api.get(messageReports, { query: { limit: 100 } }, admin);
  return reports.find(({ post }) => post === postId)?._id ?? '';
};

const aSupportQuestion = async ({ api }: PaymentWorld): Promise<string> => {
  const body = { topic: 'other', text: 'How do I change my name?' } as const;
  return (await api.get(askSupport, { body }, await aWorker().in(api)))._id;
};

const suspend = (api: TestApi, id: string, admin: Admin) =>
  api.get(updateUser, { params: { id }, body: { suspended: true, ...REASON } }, admin);

const SCENES: Readonly<Record<string, Scene>> = {
  'admin.addTeamMember': () =>
    Promise.resolve({
      body: { name: 'Nora New', email: 'nora@example.ca', adminRoles: ['support'] },
    }),
  'admin.setRoles': async ({ api }) => ({
    params: { id: (await anAdmin().in(api)).id },
    body: { adminRoles: ['finance'] },
  }),
  'admin.addNote': async ({ api }) => ({
    params: { id: (await aWorker().in(api)).id },
    body: { text: 'Called about her pay' },
  }),
  'admin.endSession': async ({ api }, admin) => {
    const { id } = await aWorker().in(api);
    const { sessions } = await api.get(person, { params: { id } }, admin);
    return { params: { id, sessionId: sessions[0]?._id ?? '' } };
  },
  'admin.endSessions': async ({ api }) => ({ params: { id: (await aWorker().in(api)).id } }),
  'admin.removeSecondFactors': async ({ api }) => {
    const worker = await aWorker().in(api);
    await withTotp(api, worker);
    return { params: { id: worker.id }, body: REASON };
  },
  'admin.closeAccount': async ({ api }) => ({
    params: { id: (await aWorker().in(api)).id },
    body: REASON,
  }),
  'admin.retryOutbox': async ({ api }) => ({ params: { id: await aDeadRecord(api, 'mail.one') } }),
  'admin.retryOutboxKind': async ({ api }) => {
    await aDeadRecord(api, 'mail.many');
    return { body: { kind: 'mail.many' } };
  },
  'admin.claimReview': async (world, admin) => ({
    params: { id: await waitingReview(world, admin) },
  }),
  'admin.releaseReview': async (world, admin) => {
    const params = { id: await waitingReview(world, admin) };
    await world.api.get(byName('admin.claimReview'), { params }, admin);
    return { params };
  },
  'admin.decideReview': async (world, admin) => ({
    params: { id: await waitingReview(world, admin) },
    body: { decision: 'Approved' },
  }),
  'admin.updateUser': async ({ api }) => ({
    params: { id: (await aWorker().in(api)).id },
    body: { suspended: true, ...REASON },
  }),
  'admin.decideAccountReview': async ({ api }, admin) => {
    const worker = await aWorker().in(api);
    await suspend(api, worker.id, admin);
    await api.request(deleteAccount, { body: { password: PASSWORD } }, worker);
    const { email } = worker;
    const again = { usertype: 'Temp', name: 'Back Again', email, password: PASSWORD } as const;
    const { user } = await api.get(register, { body: again });
    const { accounts } = await api.get(accountReviews, { query: { limit: 100 } }, admin);
    const found = accounts.find((account) => account.user === user._id);
    return { params: { id: found?._id ?? '' }, body: { decision: 'cleared', ...REASON } };
  },
  'admin.answerAppeal': async ({ api }, admin) => {
    const worker = await aWorker().in(api);
    await suspend(api, worker.id, admin);
    await api.get(appealSuspension, { body: { text: 'I was ill' } }, worker);
    const { appeals: list } = await api.get(appeals, { query: { limit: 100 } }, admin);
    const found = list.find(({ user }) => user === worker.id);
    return { params: { id: found?._id ?? '' }, body: { decision: 'upheld', words: 'It stays' } };
  },
  'admin.claimSupport': async (world) => ({ params: { id: await aSupportQuestion(world) } }),
  'admin.answerSupport': async (world) => ({
    params: { id: await aSupportQuestion(world) },
    body: { text: 'In your profile' },
  }),
  'moderation.decide': async (world, admin) => {
    const { id } = await aPosting(world);
    const { postings } = await world.api.get(moderationQueue, { query: { limit: 100 } }, admin);
    const found = postings.find(({ employer }) => employer === id);
    const body = { decision: 'Approved', revision: found?.revision };
    return { params: { id: found?.post._id ?? '' }, body };
  },
  'moderation.dismissReport': async ({ api }, admin) => {
    const employer = await anEmployer().onboarded().in(api);
    const shift = await aShift().by(employer, api);
    const reporter = await aWorker().onboarded().in(api);
    await api.get(
      reportPost,
      { params: { id: shift._id }, body: { reason: 'other', words: 'No such place' } },
      reporter,
    );
    const { reports } = await api.get(postingReports, { query: { limit: 100 } }, admin);
    const found = reports.find(({ postId }) => postId === shift._id);
    return { params: { id: found?._id ?? '' } };
  },
  'admin.readReportedConversation': async (world, admin) => ({
    params: { id: await aReportedMessage(world, admin) },
  }),
  'admin.decideMessageReport': async (world, admin) => ({
    params: { id: await aReportedMessage(world, admin) },
    body: { decision: 'removed', ...REASON },
  }),
  'moderation.takeDown': async ({ api }) => {
    const employer = await anEmployer().onboarded().in(api);
    return { params: { id: (await aShift().by(employer, api))._id }, body: REASON };
  },
  'admin.decideTimesheet': async (world) => {
    const settling = await SettlingWorld.in(world);
    await settling.submitted();
    await settling.dispute();
    await settling.reply({ agree: false, reason: 'It was not so' });
    const { _id: id } = await settling.sheetOf();
    const stays = { clockIn: null, clockOut: null, breakMinutes: 0 };
    return { params: { id }, body: { ...stays, ...REASON } };
  },
  'admin.addQuiz': () =>
    Promise.resolve({ body: { title: { en: 'Safety' }, about: { en: 'On the floor' } } }),
  'admin.changeQuiz': async ({ api }, admin) => {
    const { _id: id, revision } = await aDraftQuiz(api, admin, 0);
    const body = { title: { en: 'Safety' }, about: { en: 'On the floor' }, revision };
    return { params: { id }, body };
  },
  'admin.setQuizState': async ({ api }, admin) => {
    const { _id: id, revision } = await aDraftQuiz(api, admin, 5);
    return { params: { id }, body: { state: 'published', revision } };
  },
  'admin.addQuizQuestion': async ({ api }, admin) => ({
    params: { id: (await aDraftQuiz(api, admin, 0))._id },
    body: aQuestion(),
  }),
  'admin.changeQuizQuestion': async ({ api }, admin) => {
    const { _id: id, revision, questions } = await aDraftQuiz(api, admin, 1);
    const params = { id, questionId: questions[0]?._id ?? '' };
    return { params, body: { ...aQuestion('Is it so?'), revision } };
  },
  'admin.setQuizQuestionState': async ({ api }, admin) => {
    const { _id: id, revision, questions } = await aDraftQuiz(api, admin, 1);
    const params = { id, questionId: questions[0]?._id ?? '' };
    return { params, body: { isInForce: false, revision } };
  },
  'admin.holdPayout': async (world) => {
    const settling = await SettlingWorld.in(world);
    await settling.submitted();
    const [payout] = await settling.pay();
    return { params: { id: payout?._id ?? '' }, body: { hold: true, ...REASON } };
  },
  'admin.refundInvoice': async (world) => {
    const settling = await SettlingWorld.in(world);
    await settling.submitted();
    const [bill] = await settling.bills();
    return { params: { id: bill?._id ?? '' }, body: { amount: 1, ...REASON } };
  },
  'admin.evidenceFile': async (world) => ({ params: await contested(world) }),
  'admin.answerProviderDispute': async (world) => ({
    params: await contested(world),
    body: { description: 'A shift', serviceDate: '2026-05-06', words: 'It was worked' },
  }),
  'admin.acceptDispute': async (world) => ({ params: await contested(world) }),
};

/** What a call is sent instead of a body. */
const FILES: Readonly<Record<string, Buffer>> = { 'admin.evidenceFile': Buffer.from('%PDF-1.7') };

async function contested(world: PaymentWorld) {
  const settling = await SettlingWorld.in(world);
  await settling.submitted();
  await world.let('dispute-opened');
  await world.deliverAll();
  const [bill] = await settling.bills();
  return { id: bill?._id ?? '', disputeId: bill?.disputes[0]?._id ?? '' };
}

function byName(name: string): Call {
  const call = allCalls.find((each) => each.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
}

const changes = allCalls.filter(({ roles, method }) => roles !== undefined && method !== 'GET');

describe('what is done in the back office', () => {
  let world: PaymentWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  it.each(changes.map(({ name }) => name))('stands in the audit log: %s', async (name) => {
    const make = SCENES[name] ?? (() => Promise.reject(new Error(`${name} has no scene here`)));
    const other = await anAdmin().in(world.api);
    const input = await make(world, other);
    const admin = name === 'admin.releaseReview' ? other : await anAdmin().in(world.api);
    const log = world.api.database.native.collection('audit_log');
    const before = await log.countDocuments();

    const file = FILES[name];
    const { status, body } = await world.api.request(
      byName(name),
      input as CallInput<Call>,
      admin,
      {
        ...(file && { file }),
      },
    );

    expect({ status, body }).toMatchObject({ status: byName(name).status });
    const [entry, ...more] = await log.find().sort({ _id: -1 }).limit(1).toArray();
    expect(more).toEqual([]);
    expect(await log.countDocuments()).toBe(before + 1);
    expect(`${entry?.adminId}`).toBe(admin.id);
  });
});
