import { reviews } from '@leafshift/contracts/admin';
import { currentUser, login, ownSessions } from '@leafshift/contracts/auth';
import { reportMessage, sendMessage } from '@leafshift/contracts/conversations';
import { addFavourite } from '@leafshift/contracts/favourites';
import { notifications } from '@leafshift/contracts/notification';
import {
  createPostingTemplate,
  type PostingTemplateForm,
} from '@leafshift/contracts/posting-templates';
import { createPost } from '@leafshift/contracts/posts';
import { addCertificate, answerSurvey, myProfile } from '@leafshift/contracts/profile';
import { addPushDevice, pushState } from '@leafshift/contracts/push';
import { beginQuiz } from '@leafshift/contracts/quizzes';
import { saveSearch } from '@leafshift/contracts/saved-searches';
import { secondFactors } from '@leafshift/contracts/second-factor';
import { resumeKeyFor } from '../modules/applications/testing/a-resume.ts';
import { apply } from '../modules/applications/testing/apply.ts';
import { aQuiz } from '../modules/quizzes/testing/a-quiz.ts';
import { withTotp } from '../modules/second-factor/testing/with-factors.ts';
import { PaymentHandles } from '../modules/users/index.ts';
import { aPermanentForm, aShift } from './a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  PASSWORD,
  type Worker,
} from './people.ts';
import { ShiftSteps } from './shift-steps.ts';
import type { TestApi } from './test-api.ts';

export const TEMPLATE: PostingTemplateForm = {
  name: 'Usual trim',
  posting: {
    employmentType: 'Permanent',
    jobType: 'Store Manager',
    location: null,
    rate: 28,
    rateHigh: 35,
    jobDescription: '',
  },
};

const SEARCH = { name: 'Trim', filters: { q: 'trim' }, sort: 'soonest', alerts: true } as const;

/** Of a push service that nobody reaches, because nothing can be encrypted with such a key. */
const A_BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** A small marketplace with something of everything, for tests over all calls. */
export interface MarketScene {
  readonly employer: Employer;
  readonly worker: Worker;
  readonly admin: Admin;
  /** Of the same role, and with nothing to do with the others. */
  readonly otherEmployer: Employer;
  readonly otherWorker: Worker;
  /** Open, requested by the worker. */
  readonly requestedShift: ShiftSteps;
  readonly requestId: string;
  /** The worker is confirmed on it. */
  readonly confirmedShift: ShiftSteps;
  readonly assignmentId: string;
  /** Nobody has asked for it. */
  readonly openShift: ShiftSteps;
  /** Submitted, with an invoice. */
  readonly completedShift: ShiftSteps;
  readonly invoiceId: string;
  /** Of the submitted shift. */
  readonly timesheetId: string;
  readonly permanentId: string;
  /** Of a visitor, for the permanent posting. */
  readonly applicationId: string;
  readonly templateId: string;
  readonly searchId: string;
  readonly certificateId: string;
  readonly reviewId: string;
  /** The worker's try at a quiz, which runs. */
  readonly attemptId: string;
  readonly cardId: string;
  readonly bankId: string;
  /** What the worker wrote about the confirmed shift; the employer wrote first, and that is reported. */
  readonly messageId: string;
  readonly notificationId: string;
  /** Another one of the employer than that of their token. */
  readonly sessionId: string;
  readonly factorId: string;
  readonly pushDeviceId: string;
}

export async function aMarketScene(api: TestApi): Promise<MarketScene> {
  const employer = await anEmployer().licensed().in(api);
  const otherEmployer = await anEmployer().called('Other Cannabis').onboarded().in(api);
  const worker = await aWorker().onboarded().in(api);
  const otherWorker = await aWorker().called('Oscar Other').onboarded().in(api);
  const admin = await anAdmin().in(api);
  const post = (hours: number) => ShiftSteps.post(api, employer, aShift().startingIn(hours));

  // The shift ends now, so that everybody is as one who has just signed in.
  api.clock.advance({ hours: -38 });
  const completedShift = await post(30);
  await completedShift.work(worker, 5);
  const { confirmedId: timesheetId } = await completedShift.assignmentOf(worker);
  const { invoice } = await completedShift.submit();
  const requestedShift = await post(50);
  const { requests } = await requestedShift.request(worker).then(() => requestedShift.shift());
  const confirmedShift = await post(70);
  const { confirmedArr } = await confirmedShift.take(worker);
  const talk = { postId: confirmedShift.postId, workerId: worker.id };
  const write = (by: Employer | Worker, sendId: string) =>
    api.get(sendMessage, { params: talk, body: { sendId, text: 'Which door?' } }, by);
  const asked = await write(employer, '00000000-0000-4000-8000-000000000001');
  const message = await write(worker, '00000000-0000-4000-8000-000000000002');
  const reported = { params: { ...talk, messageId: asked._id }, body: { reason: 'scam' } } as const;
  await api.get(reportMessage, reported, worker);
  const openShift = await post(90);
  const permanent = await api.get(
    createPost,
    { body: aPermanentForm({ location: employer.locationId }) },
    employer,
  );
  const permanentId = idOf('_id' in permanent ? permanent : undefined);
  const resumeKey = await resumeKeyFor(api, permanentId);
  const applicationId = await apply(api, { postId: permanentId, employer }, { resumeKey });
  const search = await api.get(saveSearch, { body: SEARCH }, worker);
  const template = await api.get(createPostingTemplate, { body: TEMPLATE }, employer);
  await api.get(addFavourite, { params: { userId: worker.id } }, employer);
  const certificate = { certificateName: 'Selling it Right', certificateNumber: 'SIR-1' };
  await api.get(addCertificate, { body: certificate }, worker);
  await api.get(
    answerSurvey,
    {
      body: {
        legalToWork: 'yes',
        convictedOfCrime: 'yes',
        validDrivers: 'no',
        yearsExperience: '3',
        cannabisKnowledge: 4,
        posExperience: ['cova'],
      },
    },
    worker,
  );
  await api.app.get(PaymentHandles).setBank(employer.id, {
    providerId: 'ba_scene',
    bankName: 'Bank of the Scene',
    last4: '6789',
    connectedAt: api.clock.now(),
    holderToCheck: null,
  });
  const profile = await api.get(myProfile, {}, worker);
  const user = await api.get(currentUser, {}, employer);
  const waiting = await api.get(reviews, { query: {} }, admin);
  const told = await api.get(notifications, { query: {} }, employer);
  const elsewhere = await api.get(login, { body: { email: employer.email, password: PASSWORD } });
  const { sessions } = await api.get(ownSessions, {}, elsewhere);
  const quiz = await aQuiz(api, admin);
  const attempt = await api.get(beginQuiz, { params: { id: quiz._id } }, worker);
  await withTotp(api, employer);
  const secondFactor = await api.get(secondFactors, {}, employer);
  const { publicKey } = await api.get(pushState, {}, employer);
  const { devices } = await api.get(
    addPushDevice,
    { body: { ...A_BROWSER, publicKey: publicKey ?? '' } },
    employer,
  );
  return {
    employer,
    worker,
    admin,
    otherEmployer,
    otherWorker,
    requestedShift,
    requestId: idOf(requests[0]),
    confirmedShift,
    assignmentId: idOf(confirmedArr[0]),
    openShift,
    completedShift,
    invoiceId: invoice._id,
    timesheetId,
    permanentId,
    applicationId,
    templateId: template._id,
    searchId: search._id,
    certificateId: idOf('certificates' in profile ? profile.certificates[0] : undefined),
    reviewId: idOf(waiting.reviews[0]),
    attemptId: attempt._id,
    cardId: idOf(user.paymentMethods[0]),
    bankId: idOf(user.bankDetails[0]),
    messageId: message._id,
    notificationId: idOf(told.notifications[0]),
    sessionId: idOf(sessions.find(({ current }) => current)),
    factorId: idOf(secondFactor.factors[0]),
    pushDeviceId: idOf(devices[0]),
  };
}

function idOf(entry: { readonly _id: string } | undefined): string {
  if (!entry) {
    throw new Error('The scene lacks something that it should have');
  }
  return entry._id;
}
