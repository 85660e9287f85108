/**
 * What members do for their business and its log keeps (BUSINESS-12), by the call that does it. Calls
 * that do the same for somebody who reads the log have one name there.
 */
export const MEMBER_ACTS = {
  'posts.create': 'posting-created',
  'posts.update': 'posting-changed',
  'posts.delete': 'posting-deleted',
  'posts.cancelShift': 'shift-cancelled',
  'posts.complete': 'shift-submitted',
  'posts.confirm': 'worker-confirmed',
  'posts.release': 'worker-released',
  'posts.noShow': 'no-show',
  'posts.leftByChoice': 'left-by-choice',
  'employerShifts.decline': 'request-declined',
  'nextInLine.offer': 'places-offered',
  'nextInLine.stop': 'offers-stopped',
  'autoConfirm.set': 'rule-set',
  'autoConfirm.drop': 'rule-dropped',
  'favourites.invite': 'workers-invited',
  'favourites.add': 'favourite-added',
  'favourites.remove': 'favourite-removed',
  'workerNotes.add': 'note-added',
  'workerNotes.remove': 'note-removed',
  'notAgain.mark': 'not-again-marked',
  'notAgain.unmark': 'not-again-unmarked',
  'clockedtime.clockIn': 'clocked-in',
  'clockedtime.clockOut': 'clocked-out',
  'clockedtime.correct': 'hours-corrected',
  'clockedtime.witness': 'hours-accepted',
  'clockedtime.answerDispute': 'dispute-answered',
  'rating.rateWorker': 'worker-rated',
  'conversations.send': 'message-sent',
  'conversations.report': 'message-reported',
  'notices.send': 'notice-sent',
  'schedule.add': 'plan-changed',
  'schedule.addSeries': 'plan-changed',
  'schedule.change': 'plan-changed',
  'schedule.changeSeries': 'plan-changed',
  'schedule.copy': 'plan-changed',
  'schedule.remove': 'plan-changed',
  'schedule.removeSeries': 'plan-changed',
  'schedule.publish': 'plan-published',
  'schedule.setBudget': 'budget-set',
  'postingTemplates.create': 'template-changed',
  'postingTemplates.replace': 'template-changed',
  'postingTemplates.delete': 'template-changed',
  'applications.addNote': 'applicant-noted',
  'applications.answer': 'applicant-answered',
  'applications.setStage': 'applicant-moved',
  'applications.remove': 'applicant-removed',
  'applications.setTemplate': 'answer-template-changed',
  'applications.resetTemplate': 'answer-template-changed',
  'briefings.save': 'briefing-changed',
  'profile.update': 'business-changed',
  'bookkeeping.save': 'business-changed',
  'profile.addLocation': 'store-added',
  'profile.changeLocation': 'store-changed',
  'profile.removeLocation': 'store-removed',
  'profile.addSupervisor': 'supervisors-changed',
  'profile.changeSupervisor': 'supervisors-changed',
  'profile.removeSupervisor': 'supervisors-changed',
  'team.invite': 'member-invited',
  'team.resend': 'member-invited',
  'team.revoke': 'invitation-revoked',
  'team.change': 'member-changed',
  'team.remove': 'member-removed',
  'team.leave': 'member-left',
  'team.transfer': 'business-handed-over',
  'calendar.renewFeed': 'calendar-link-changed',
  'calendar.endFeed': 'calendar-link-changed',
  'invoice.pay': 'invoice-paid',
  'securedPay.try': 'payment-tried',
  'stripe.addBank': 'payment-way-changed',
  'stripe.chooseDefaultCard': 'payment-way-changed',
  'stripe.removeBank': 'payment-way-changed',
  'stripe.removeCard': 'payment-way-changed',
} as const satisfies Readonly<Record<string, string>>;

export type RecordedCall = keyof typeof MEMBER_ACTS;
export type MemberActKind = (typeof MEMBER_ACTS)[RecordedCall];

/** Calls of a business that are no act of it: they ask, count, or belong to another call. */
export const NO_ACTS = [
  'posts.quote',
  'posts.costs',
  'schedule.review',
  'conversations.read',
  'conversations.delivered',
  'uploads.request',
  'users.setOnboardingLevel',
  'users.skipOnboarding',
] as const;

export const isRecordedCall = (name: string): name is RecordedCall =>
  Object.hasOwn(MEMBER_ACTS, name);

/** Each once, in the order of the table. */
export const MEMBER_ACT_KINDS: readonly MemberActKind[] = [...new Set(Object.values(MEMBER_ACTS))];
