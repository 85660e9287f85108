import {
  type ApiState,
  conversationCalls,
  createMockApi,
  type MockApi,
} from '@leafshift/testing/mock-api';
import { accountHandlers } from './account-handlers.ts';
import { applicantHandlers } from './applicant-handlers.ts';
import { bookkeepingHandlers } from './bookkeeping-handlers.ts';
import { briefingHandlers } from './briefing-handlers.ts';
import { favouriteHandlers } from './favourite-handlers.ts';
import { invoiceHandlers } from './invoice-handlers.ts';
import { noticeHandlers } from './notice-handlers.ts';
import { postHandlers } from './post-handlers.ts';
import { rowHandlers } from './row-handlers.ts';
import { scheduleHandlers } from './schedule-handlers.ts';
import { shiftHandlers } from './shift-handlers.ts';
import type { Store } from './store.ts';
import { teamHandlers } from './team-handlers.ts';
import { templateHandlers } from './template-handlers.ts';
import { workerNoteHandlers } from './worker-note-handlers.ts';

/** Every call that the employer's pages make, answered from a store in memory. */
export function employerApi(store: Store, state: ApiState = 'full'): MockApi {
  return createMockApi(
    [
      ...postHandlers(store),
      ...rowHandlers(store),
      ...shiftHandlers(store),
      ...invoiceHandlers(store),
      ...accountHandlers(store),
      ...favouriteHandlers(store),
      ...templateHandlers(store),
      ...scheduleHandlers(store),
      ...applicantHandlers(store),
      ...conversationCalls(store),
      ...noticeHandlers(store),
      ...bookkeepingHandlers(store),
      ...briefingHandlers(store),
      ...teamHandlers(store),
      ...workerNoteHandlers(store),
    ],
    { state },
  );
}
