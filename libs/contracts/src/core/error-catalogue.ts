import { adminErrors } from '../admin/errors.ts';
import { applicationErrors } from '../applications/errors.ts';
import { attendanceErrors } from '../attendance/errors.ts';
import { availabilityErrors } from '../availability/errors.ts';
import { backOfficeErrors } from '../back-office/errors.ts';
import { clockedTimeErrors } from '../clockedtime/errors.ts';
import { conversationErrors } from '../conversations/errors.ts';
import { favouriteErrors } from '../favourites/errors.ts';
import { memberErrors } from '../members/errors.ts';
import { nextInLineErrors } from '../next-in-line/errors.ts';
import { payoutErrors } from '../payouts/errors.ts';
import { phoneErrors } from '../phones/errors.ts';
import { postingTemplateErrors } from '../posting-templates/errors.ts';
import { postErrors } from '../posts/errors.ts';
import { profileErrors } from '../profile/errors.ts';
import { pushErrors } from '../push/errors.ts';
import { quizErrors } from '../quizzes/errors.ts';
import { ratingErrors } from '../rating/errors.ts';
import { savedSearchErrors } from '../saved-searches/errors.ts';
import { scheduleErrors } from '../schedule/errors.ts';
import { secondFactorErrors } from '../second-factor/errors.ts';
import { securedPayErrors } from '../secured-pay/errors.ts';
import { stripeErrors } from '../stripe/errors.ts';
import { supportErrors } from '../support/errors.ts';
import { suspensionErrors } from '../suspensions/errors.ts';
import { userErrors } from '../users/errors.ts';
import { workerNoteErrors } from '../worker-notes/errors.ts';
import { commonErrors, type ErrorDefinition } from './errors.ts';

/** Every error code the API can answer: status and whether sending again may help. */
export const errorCatalogue = {
  ...commonErrors,
  ...userErrors,
  ...profileErrors,
  ...postErrors,
  ...stripeErrors,
  ...scheduleErrors,
  ...secondFactorErrors,
  ...availabilityErrors,
  ...favouriteErrors,
  ...postingTemplateErrors,
  ...supportErrors,
  ...suspensionErrors,
  ...payoutErrors,
  ...phoneErrors,
  ...pushErrors,
  ...quizErrors,
  ...ratingErrors,
  ...savedSearchErrors,
  ...applicationErrors,
  ...attendanceErrors,
  ...memberErrors,
  ...nextInLineErrors,
  ...securedPayErrors,
  ...clockedTimeErrors,
  ...conversationErrors,
  ...adminErrors,
  ...backOfficeErrors,
  ...workerNoteErrors,
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The definition behind a code. */
export const errorDefinition = (code: ErrorCode): ErrorDefinition => errorCatalogue[code];

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);
