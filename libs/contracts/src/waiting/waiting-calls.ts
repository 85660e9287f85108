import { sayArriving, sayComing } from '../attendance/calls.ts';
import { readBriefing } from '../briefings/calls.ts';
import {
  acceptTimesheet,
  disputeTimesheet,
  recordBreak,
  selfClockIn,
  selfClockOut,
} from '../clockedtime/calls.ts';
import { sendMessage } from '../conversations/calls.ts';
import type { Call } from '../core/call.ts';
import { declineOffer } from '../next-in-line/calls.ts';
import { withdrawRequest } from '../posts/calls.ts';

/**
 * Calls that may be sent later, because their time of arrival decides nothing or they name their own time
 * (PLATFORM-30). Not among them: what is first come, first served, and what costs more the later it comes.
 */
export const waitingCalls: readonly Call[] = [
  acceptTimesheet,
  declineOffer,
  disputeTimesheet,
  readBriefing,
  recordBreak,
  sayArriving,
  sayComing,
  selfClockIn,
  selfClockOut,
  sendMessage,
  withdrawRequest,
];
