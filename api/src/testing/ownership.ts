import type { LooseInput } from '../core/http/call-request.ts';
import { aPermanentForm, aShift } from './a-shift.ts';
import { type MarketScene, TEMPLATE } from './market-scene.ts';
import { TORONTO } from './people.ts';
import type { TestApi } from './test-api.ts';

type InputOf = (scene: MarketScene, api: TestApi) => LooseInput;

/** Whose things a call with parameters works on. */
export type Ownership =
  | { readonly of: 'Employer' | 'Temp'; readonly input: InputOf }
  /** Everybody of the role may, or the address itself is the permission; why. */
  | { readonly anybody: string };

const employers = (input: InputOf): Ownership => ({ of: 'Employer', input });
const workers = (input: InputOf): Ownership => ({ of: 'Temp', input });

const SUPERVISOR = { name: 'Sue', phoneNumber: '4165550199', email: 'sue@example.ca' };
const LOCATION = { locationName: 'Store', ...TORONTO };
const SHIFTS_ARE_OPEN = 'Shifts are open to all workers, who act on their own assignment only';
const ADDRESS_IS_SECRET = 'The address itself is the permission: unguessable or signed';

/** The conversation of the confirmed worker, in which both have written. */
const conversationOf = ({ confirmedShift: { postId }, worker }: MarketScene) => ({
  params: { postId, workerId: worker.id },
});

/**
 * Every call that names something by its id, in an order in which its owner can make them all: what
 * removes things comes last. A call that is missing here fails the authorisation matrix.
 */
export const OWNERSHIP: Readonly<Record<string, Ownership>> = {
  'posts.get': employers(({ openShift }) => ({ params: { id: openShift.postId } })),
  'posts.update': employers(({ openShift, employer }, api) => ({
    params: { id: openShift.postId },
    body: aShift().startingIn(90).form(api, employer),
  })),
  'posts.confirm': employers(({ requestedShift, requestId, worker }) => ({
    params: { postId: requestedShift.postId },
    body: { requestUserId: worker.id, requestId, name: worker.name },
  })),
  'employerShifts.decline': employers(({ requestedShift: { postId }, requestId }) => ({
    params: { postId, requestId },
  })),
  'employerShifts.distances': employers(({ confirmedShift: { postId } }) => ({
    params: { postId },
  })),
  'posts.cost': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'posts.releaseTerms': employers(assignment),
  'posts.shiftCancellationTerms': employers(({ openShift: { postId } }) => ({
    params: { postId },
  })),
  'posts.noShow': employers(assignment),
  'attendance.ofShift': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'attendance.coming': workers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'attendance.arriving': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: { minutesLate: 0 },
  })),
  'attendance.nobodyHere': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: {},
  })),
  'attendance.stillNobody': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: {},
  })),
  'conversations.get': employers(conversationOf),
  'conversations.send': employers((scene) => ({
    ...conversationOf(scene),
    body: { sendId: '00000000-0000-4000-8000-00000000000a', text: 'Use the side door' },
  })),
  'conversations.read': employers((scene) => ({
    ...conversationOf(scene),
    body: { message: scene.messageId },
  })),
  'conversations.report': employers((scene) => ({
    params: { ...conversationOf(scene).params, messageId: scene.messageId },
    body: { reason: 'harassment' },
  })),
  'notices.send': employers(({ confirmedShift: { postId } }) => ({
    body: {
      sendId: '00000000-0000-4000-8000-00000000000b',
      text: 'We open at nine',
      to: { of: 'shift', post: postId },
    },
  })),
  'bookkeeping.save': employers(({ employer: { locationId } }) => ({
    body: {
      gstNumber: null,
      purchaseOrder: 'PO-7',
      stores: [{ location: locationId, purchaseOrder: null, costCentre: '4100' }],
    },
  })),
  'briefings.save': employers(({ employer: { locationId } }) => ({
    params: { locationId },
    body: { entrance: 'Side door', clothing: '', contact: '', photo: null },
  })),
  'briefings.readers': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'briefings.read': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: { version: 1 },
  })),
  'securedPay.try': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'nextInLine.shift': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'nextInLine.stop': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'nextInLine.accept': workers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'nextInLine.decline': workers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'clockedtime.poster': employers(({ employer: { locationId } }) => ({ params: { locationId } })),
  'clockedtime.code': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'clockedtime.selfIn': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: {},
  })),
  'clockedtime.clockIn': employers((scene, api) => ({
    ...assignment(scene),
    body: { clockIn: api.clock.now().toISOString() },
  })),
  'clockedtime.clockOut': employers((scene, api) => ({
    ...assignment(scene),
    body: { clockOut: new Date(api.clock.now().getTime() + 3_600_000).toISOString() },
  })),
  'clockedtime.selfOut': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: {},
  })),
  'clockedtime.witness': employers(({ timesheetId }) => ({
    params: { id: timesheetId },
    body: { time: 'in' },
  })),
  'clockedtime.recordBreak': workers(({ confirmedShift: { postId } }) => ({
    params: { postId },
    body: { breakMinutes: 0 },
  })),
  'clockedtime.correct': employers(({ timesheetId }) => ({
    params: { id: timesheetId },
    body: { breakMinutes: 10, reason: 'Lunch' },
  })),
  'rating.rateWorker': employers((scene) => ({
    params: { ...assignment(scene).params, tempUserId: scene.worker.id },
    body: { rating: 5 },
  })),
  'rating.rateBusiness': workers(({ completedShift: { postId } }) => ({
    params: { postId },
    body: { rating: 4, comment: 'Friendly.' },
  })),
  'rating.given': workers(({ completedShift: { postId } }) => ({ params: { postId } })),
  'rating.received': employers(({ completedShift: { postId } }) => ({ params: { postId } })),
  'posts.leftByChoice': employers((scene) => ({
    ...assignment(scene),
    body: { reason: 'Was not well' },
  })),
  'posts.complete': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'clockedtime.disputeTimesheet': workers(({ timesheetId }) => ({
    params: { id: timesheetId },
    body: { reason: 'I stayed longer' },
  })),
  'clockedtime.answerDispute': employers(({ timesheetId }) => ({
    params: { id: timesheetId },
    body: { agree: false, reason: 'You left early' },
  })),
  'clockedtime.acceptTimesheet': workers(({ timesheetId }) => ({ params: { id: timesheetId } })),
  'posts.release': employers((scene) => ({
    ...assignment(scene),
    body: { reason: 'Fewer guests than expected' },
  })),
  'profile.worker': employers(({ worker }) => ({ params: { userId: worker.id } })),
  'applications.get': employers(byApplication),
  'applications.resumeLink': employers(byApplication),
  'applications.setStage': employers((scene) => ({
    ...byApplication(scene),
    body: { stage: 'reviewed' },
  })),
  'applications.addNote': employers((scene) => ({
    ...byApplication(scene),
    body: { text: 'Call her' },
  })),
  'applications.answer': employers((scene) => ({
    ...byApplication(scene),
    body: { kind: 'interview', subject: 'Interview', text: 'When suits you?' },
  })),
  'applications.remove': employers(byApplication),
  'invoice.pdf': employers(({ invoiceId }) => ({ params: { id: invoiceId } })),
  'invoice.pay': employers(({ invoiceId }) => ({ params: { id: invoiceId } })),
  'notification.markRead': employers(({ notificationId }) => ({ params: { id: notificationId } })),
  'quizzes.ofShift': employers(({ requestedShift: { postId } }) => ({ params: { postId } })),
  'quizzes.answer': workers(({ attemptId }) => ({
    params: { id: attemptId },
    body: { answers: [] },
  })),
  'favourites.add': employers(({ worker }) => ({ params: { userId: worker.id } })),
  'favourites.invite': employers(({ openShift, worker }) => ({
    body: { postIds: [openShift.postId], workerIds: [worker.id] },
  })),
  'posts.costs': employers(({ openShift: { postId } }) => ({ body: { postIds: [postId] } })),
  'favourites.invitations': employers(({ openShift: { postId } }) => ({ params: { postId } })),
  'postingTemplates.replace': employers(({ templateId }) => ({
    params: { id: templateId },
    body: TEMPLATE,
  })),
  'profile.changeSupervisor': employers(({ employer }) => ({
    params: { id: employer.supervisorId },
    body: SUPERVISOR,
  })),
  'profile.changeLocation': employers(({ employer }) => ({
    params: { id: employer.locationId },
    body: LOCATION,
  })),
  'stripe.chooseDefaultCard': employers(({ cardId }) => ({ params: { id: cardId } })),
  'profile.changeCertificate': workers(({ certificateId }) => ({
    params: { id: certificateId },
    body: { certificateName: 'Selling it Right', certificateNumber: 'SIR-2' },
  })),
  'profile.removeCertificate': workers(({ certificateId }) => ({ params: { id: certificateId } })),
  'savedSearches.change': workers(({ searchId }) => ({
    params: { searchId },
    body: { name: 'Trim nearby', alerts: true },
  })),
  'savedSearches.remove': workers(({ searchId }) => ({ params: { searchId } })),
  'postingTemplates.delete': employers(({ templateId }) => ({ params: { id: templateId } })),
  'posts.cancelShift': employers(({ confirmedShift: { postId } }) => ({ params: { postId } })),
  'posts.delete': employers(({ openShift }) => ({ params: { id: openShift.postId } })),
  'profile.removeSupervisor': employers(({ employer }) => ({
    params: { id: employer.supervisorId },
  })),
  'profile.removeLocation': employers(({ employer }) => ({ params: { id: employer.locationId } })),
  'stripe.removeBank': employers(({ bankId }) => ({ params: { id: bankId } })),
  'stripe.removeCard': employers(({ cardId }) => ({ params: { id: cardId } })),

  'auth.endSession': employers(({ sessionId }) => ({ params: { id: sessionId } })),

  'push.removeDevice': employers(({ pushDeviceId }) => ({ params: { id: pushDeviceId } })),

  'secondFactor.remove': employers(({ factorId }) => ({ params: { id: factorId } })),

  // Last, because a worker on the list is offered nothing any more.
  'workerNotes.list': employers(({ worker }) => ({ params: { userId: worker.id } })),
  'workerNotes.add': employers(({ worker }) => ({
    params: { userId: worker.id },
    body: { text: 'Knows the till' },
  })),
  'notAgain.mark': employers(({ worker }) => ({ params: { userId: worker.id } })),

  'posts.request': { anybody: SHIFTS_ARE_OPEN },
  'posts.withdraw': { anybody: SHIFTS_ARE_OPEN },
  'posts.agree': { anybody: SHIFTS_ARE_OPEN },
  'posts.cancel': { anybody: SHIFTS_ARE_OPEN },
  'posts.cancellationTerms': { anybody: SHIFTS_ARE_OPEN },
  'posts.boardPost': { anybody: 'The board is public' },
  'availability.markBusiness': { anybody: 'Any worker may mark any business, for themselves' },
  'availability.unmarkBusiness': { anybody: 'Takes a business off the own list only' },
  'applications.form': { anybody: 'The board is public' },
  'applications.sendResume': { anybody: 'The board is public' },
  'applications.apply': { anybody: 'The board is public' },
  'applications.setTemplate': { anybody: 'Names one of the own templates' },
  'applications.resetTemplate': { anybody: 'Names one of the own templates' },
  'team.resend': { anybody: 'Names an invitation of the own business only' },
  'team.revoke': { anybody: 'Names an invitation of the own business only' },
  'team.change': { anybody: 'Names somebody of the own business only' },
  'team.remove': { anybody: 'Names somebody of the own business only' },
  'team.transfer': { anybody: 'Names somebody of the own business only' },
  'favourites.remove': { anybody: 'Takes somebody off the own list only' },
  'workerNotes.remove': { anybody: 'Names a note of the own business only' },
  'notAgain.unmark': { anybody: 'Takes somebody off the own list only' },
  'users.setOnboardingLevel': { anybody: 'Names a level, not a thing' },
  'admin.decideAccountReview': { anybody: 'Every admin may' },
  'admin.answerAppeal': { anybody: 'Every admin may' },
  'admin.decideReview': { anybody: 'Every admin may' },
  'moderation.decide': { anybody: 'Every admin may' },
  'admin.readReportedConversation': { anybody: 'Every admin may' },
  'admin.decideMessageReport': { anybody: 'Every admin may' },
  'moderation.dismissReport': { anybody: 'Every admin may' },
  'moderation.takeDown': { anybody: 'Every admin may' },
  'admin.decideTimesheet': { anybody: 'Every admin may' },
  'admin.holdPayout': { anybody: 'Every admin may' },
  'admin.invoiceRefunds': { anybody: 'Everybody of finance may' },
  'admin.refundInvoice': { anybody: 'Everybody of finance may' },
  'admin.providerDispute': { anybody: 'Everybody of finance may' },
  'admin.evidenceFile': { anybody: 'Everybody of finance may' },
  'admin.answerProviderDispute': { anybody: 'Everybody of finance may' },
  'admin.acceptDispute': { anybody: 'Everybody of finance may' },
  'admin.payoutsOfUser': { anybody: 'Every admin may' },
  'admin.slipPdfOfUser': { anybody: 'Everybody of finance may' },
  'admin.slipsCsv': { anybody: 'Everybody of finance may' },
  'accountStatements.get': { anybody: 'Names a month of the own account' },
  'accountStatements.pdf': { anybody: 'Names a month of the own account' },
  'earnings.statement': { anybody: 'Names a month of the own payments' },
  'earnings.slipPdf': { anybody: 'Names a year of the own payments' },
  'earnings.slipCsv': { anybody: 'Names a year of the own payments' },
  'admin.claimReview': { anybody: 'Every reviewer may' },
  'admin.claimSupport': { anybody: 'Everybody of support may' },
  'admin.answerSupport': { anybody: 'Everybody of support may' },
  'admin.releaseReview': { anybody: 'Every reviewer may' },
  'admin.person': { anybody: 'Every admin may' },
  'admin.personTimeline': { anybody: 'Every admin may' },
  'admin.addNote': { anybody: 'Every admin may' },
  'admin.endSession': { anybody: 'Everybody of support may' },
  'admin.exportPerson': { anybody: 'Everybody of support may' },
  'admin.closingTerms': { anybody: 'Everybody of support may' },
  'admin.closeAccount': { anybody: 'Everybody of support may' },
  'admin.shift': { anybody: 'Everybody of support and finance may' },
  'admin.endSessions': { anybody: 'Everybody of support may' },
  'admin.removeSecondFactors': { anybody: 'Everybody of support may' },
  'admin.retryOutbox': { anybody: 'Every owner may' },
  'admin.setRoles': { anybody: 'Every owner may' },
  'admin.updateUser': { anybody: 'Every admin may' },
  'quizzes.begin': { anybody: 'Published quizzes are open to all workers' },
  'admin.quiz': { anybody: 'Every reviewer and everybody of support may' },
  'admin.changeQuiz': { anybody: 'Every reviewer and everybody of support may' },
  'admin.setQuizState': { anybody: 'Every reviewer and everybody of support may' },
  'admin.addQuizQuestion': { anybody: 'Every reviewer and everybody of support may' },
  'admin.changeQuizQuestion': { anybody: 'Every reviewer and everybody of support may' },
  'admin.setQuizQuestionState': { anybody: 'Every reviewer and everybody of support may' },
  'calendar.file': { anybody: ADDRESS_IS_SECRET },
  'users.redeemConnectTicket': { anybody: ADDRESS_IS_SECRET },
  'moderation.report': { anybody: 'Everybody who sees a posting may report it' },
  'uploads.getFile': { anybody: ADDRESS_IS_SECRET },
  'uploads.putFile': { anybody: ADDRESS_IS_SECRET },
};

/** A permanent posting is its employer's like a shift. */
export const PERMANENT_OWNERSHIP: Readonly<Record<string, InputOf>> = {
  'posts.get': ({ permanentId }) => ({ params: { id: permanentId } }),
  'posts.update': ({ permanentId }) => ({ params: { id: permanentId }, body: aPermanentForm() }),
  'posts.delete': ({ permanentId }) => ({ params: { id: permanentId } }),
};

function byApplication({ applicationId }: MarketScene) {
  return { params: { id: applicationId } };
}

function assignment({ confirmedShift, assignmentId }: MarketScene) {
  return { params: { postId: confirmedShift.postId, confirmedId: assignmentId } };
}
