import type { EmployerShiftRow } from '@leafshift/contracts/employer-shifts';
import { declineRequest } from '@leafshift/contracts/employer-shifts';
import {
  cancelShift,
  completeShift,
  confirmWorker,
  deletePost,
  type ShiftRequest,
} from '@leafshift/contracts/posts';
import type { ApiClient } from '@leafshift/data-access';
import {
  cancelShiftRefusal,
  confirmRefusal,
  declineRefusal,
  submitRefusal,
} from '@leafshift/domain/shift-lifecycle';
import type { TextCode } from '@leafshift/domain/text-code';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { prefilled, saveHours } from '../../shift-modal/timesheet/timesheet-rows.ts';

/** What can be done with several shifts at once (POST-60). */
export const BULK_ACTIONS = ['confirm', 'decline', 'record', 'submit', 'cancel'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** One step of a bulk action: a shift, or a request for one. */
export interface BulkStep {
  readonly key: string;
  readonly row: EmployerShiftRow;
  readonly request: ShiftRequest | null;
  /** Why it cannot be done, or null. */
  readonly refusal: TextCode | null;
  /** Whether it is chosen until somebody chooses otherwise. */
  readonly isProposed: boolean;
  readonly send: (api: ApiClient) => Promise<unknown>;
}

/** The steps of an action on shifts, in their order; also those that are refused, with the reason. */
export function bulkSteps(
  action: BulkAction,
  rows: readonly EmployerShiftRow[],
  now: Date,
): readonly BulkStep[] {
  switch (action) {
    case 'confirm':
      return rows.flatMap((row) => confirmations(row, now));
    case 'decline':
      return rows.flatMap(declines);
    case 'record':
      return rows.flatMap((row) => recording(row, now));
    case 'submit':
      return rows.map((row) => {
        const refusal = submitRefusal(toLifecycleShift(row.post), now)?.text ?? null;
        return ofShift(row, refusal, (api) =>
          api.send(completeShift, { params: { postId: row.post._id } }),
        );
      });
    case 'cancel':
      return rows.map((row) => {
        const refusal = cancelShiftRefusal(toLifecycleShift(row.post), now)?.text ?? null;
        return ofShift(row, refusal, (api) => cancel(api, row));
      });
  }
}

/** As many of those who asked first as there are places. */
function confirmations(row: EmployerShiftRow, now: Date): BulkStep[] {
  const { post } = row;
  let places = post.totalWorkers - post.confirmedCount;
  return post.requests.map((request) => {
    const refusal = confirmRefusal(toLifecycleShift(post), request.requestUser, [], now);
    const isProposed = refusal === null && places > 0;
    places -= isProposed ? 1 : 0;
    const { _id: requestId, requestUser: requestUserId, name } = request;
    return {
      key: requestId,
      row,
      request,
      refusal: refusal?.text ?? null,
      isProposed,
      send: (api) =>
        api.send(confirmWorker, {
          params: { postId: post._id },
          body: { requestId, requestUserId, name },
        }),
    };
  });
}

/** The hours of all who came, as they are recorded or else as scheduled; nothing where none is missing. */
function recording(row: EmployerShiftRow, now: Date): BulkStep[] {
  const { post } = row;
  const missing = post.confirmedArr.filter(
    ({ shiftStatus }) => shiftStatus !== 'No Show' && shiftStatus !== 'Completed',
  );
  if (missing.length === 0 || post.status !== null) return [];
  const refusal = submitRefusal(toLifecycleShift(post), now);
  const text = refusal?.code === 'SHIFT_NOT_OVER' ? refusal.text : null;
  return [
    ofShift(row, text, async (api) => {
      for (const worker of missing) {
        await saveHours(api, post, worker, prefilled(post, worker));
      }
    }),
  ];
}

function declines(row: EmployerShiftRow): BulkStep[] {
  const { post } = row;
  return post.requests.map((request) => {
    const refusal = declineRefusal(toLifecycleShift(post), request.requestUser);
    return {
      key: request._id,
      row,
      request,
      refusal: refusal?.text ?? null,
      isProposed: refusal === null,
      send: (api) =>
        api.send(declineRequest, { params: { postId: post._id, requestId: request._id } }),
    };
  });
}

const ofShift = (
  row: EmployerShiftRow,
  refusal: TextCode | null,
  send: BulkStep['send'],
): BulkStep => ({
  key: row.post._id,
  row,
  request: null,
  refusal,
  isProposed: refusal === null,
  send,
});

/** With somebody on it, it is cancelled with them; else taken back. */
const cancel = (api: ApiClient, { post }: EmployerShiftRow): Promise<unknown> =>
  post.confirmedCount > 0
    ? api.send(cancelShift, { params: { postId: post._id } })
    : api.send(deletePost, { params: { id: post._id } });
