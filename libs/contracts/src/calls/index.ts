import * as accountReviews from '../account-reviews/calls.ts';
import * as accountStatements from '../account-statements/calls.ts';
import * as admin from '../admin/calls.ts';
import * as affiliates from '../affiliates/calls.ts';
import * as applications from '../applications/calls.ts';
import * as attendance from '../attendance/calls.ts';
import * as auth from '../auth/calls.ts';
import * as autoConfirm from '../auto-confirm/calls.ts';
import * as availability from '../availability/calls.ts';
import * as backOfficeAudit from '../back-office/audit-calls.ts';
import * as backOfficeDeliveries from '../back-office/delivery-calls.ts';
import * as backOfficeDisputes from '../back-office/dispute-calls.ts';
import * as backOfficeMoney from '../back-office/money-calls.ts';
import * as backOfficeParts from '../back-office/part-calls.ts';
import * as backOfficePeople from '../back-office/people-calls.ts';
import * as backOfficeReconciliation from '../back-office/reconciliation-calls.ts';
import * as backOfficeRefunds from '../back-office/refund-calls.ts';
import * as backOfficeShifts from '../back-office/shift-calls.ts';
import * as backOfficeSystem from '../back-office/system-calls.ts';
import * as backOfficeTeam from '../back-office/team-calls.ts';
import * as backOfficeToday from '../back-office/today-calls.ts';
import * as boardPages from '../board-pages/calls.ts';
import * as bookkeeping from '../bookkeeping/calls.ts';
import * as briefings from '../briefings/calls.ts';
import * as calendar from '../calendar/calls.ts';
import * as clockedtime from '../clockedtime/calls.ts';
import * as conversations from '../conversations/calls.ts';
import * as notices from '../conversations/notice-calls.ts';
import * as messageReports from '../conversations/report-calls.ts';
import type { Call } from '../core/call.ts';
import * as earnings from '../earnings/calls.ts';
import * as employerShifts from '../employer-shifts/calls.ts';
import * as favourites from '../favourites/calls.ts';
import * as health from '../health/calls.ts';
import * as invoice from '../invoice/calls.ts';
import * as marketStats from '../market-stats/calls.ts';
import * as members from '../members/calls.ts';
import * as moderation from '../moderation/calls.ts';
import * as nextInLine from '../next-in-line/calls.ts';
import * as notification from '../notification/calls.ts';
import * as payouts from '../payouts/calls.ts';
import * as phones from '../phones/calls.ts';
import * as portal from '../portal/calls.ts';
import * as postingTemplates from '../posting-templates/calls.ts';
import * as posts from '../posts/calls.ts';
import * as costs from '../posts/cost-calls.ts';
import * as releases from '../posts/release-calls.ts';
import * as preferences from '../preferences/calls.ts';
import * as profile from '../profile/calls.ts';
import * as push from '../push/calls.ts';
import * as quizzes from '../quizzes/calls.ts';
import * as quizFiles from '../quizzes/file-calls.ts';
import * as rating from '../rating/calls.ts';
import * as reports from '../reports/calls.ts';
import * as savedSearches from '../saved-searches/calls.ts';
import * as schedule from '../schedule/calls.ts';
import * as secondFactor from '../second-factor/calls.ts';
import * as securedPay from '../secured-pay/calls.ts';
import * as security from '../security/calls.ts';
import * as stripe from '../stripe/calls.ts';
import * as support from '../support/calls.ts';
import * as suspensions from '../suspensions/calls.ts';
import * as uploads from '../uploads/calls.ts';
import * as users from '../users/calls.ts';
import * as emailCalls from '../users/email-calls.ts';
import * as workerNotes from '../worker-notes/calls.ts';

const domains = [
  autoConfirm,
  backOfficeAudit,
  backOfficeDeliveries,
  backOfficeDisputes,
  backOfficeMoney,
  backOfficeParts,
  backOfficePeople,
  backOfficeReconciliation,
  backOfficeRefunds,
  backOfficeShifts,
  backOfficeSystem,
  backOfficeTeam,
  backOfficeToday,
  accountReviews,
  accountStatements,
  admin,
  applications,
  attendance,
  nextInLine,
  securedPay,
  auth,
  availability,
  boardPages,
  bookkeeping,
  briefings,
  calendar,
  clockedtime,
  conversations,
  notices,
  messageReports,
  earnings,
  employerShifts,
  favourites,
  health,
  invoice,
  marketStats,
  members,
  moderation,
  notification,
  payouts,
  phones,
  portal,
  postingTemplates,
  posts,
  costs,
  releases,
  preferences,
  profile,
  push,
  quizzes,
  quizFiles,
  rating,
  reports,
  savedSearches,
  schedule,
  secondFactor,
  security,
  stripe,
  suspensions,
  uploads,
  users,
  emailCalls,
  workerNotes,
  support,
  affiliates,
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API, for OpenAPI, the authorisation matrix and the route check. */
export const allCalls: readonly Call[] = domains.flatMap((domain) =>
  Object.values(domain).filter(isCall),
);
