import type { TempPost } from '@leafshift/contracts/posts';
import { type ApiClient, isApiError, messageOf } from '@leafshift/data-access';
import { SHIFT_CODES, shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { type AlertKind, useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postsKey, shiftKey } from './queries.ts';

interface ShiftChange {
  readonly send: (api: ApiClient, shiftId: string) => Promise<TempPost>;
  /** What the toast says once the server has done it. */
  readonly done: string;
  readonly onDone?: (shift: TempPost) => void;
}

/**
 * A change of my place on a shift that the server decides on: its answer is shown at once, every
 * list of shifts is refetched, and a refusal says why.
 */
export function useShiftChange({ send, done, onDone }: ShiftChange) {
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shiftId: string) => send(api, shiftId),
    onSuccess: (shift) => {
      client.setQueryData(shiftKey(shift._id), shift);
      notify('Success', done);
      onDone?.(shift);
    },
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}

/** How a refused change is announced: as its rule has it, otherwise as an error. */
function alertKindOf(error: unknown): AlertKind {
  const code = SHIFT_CODES.find((known) => isApiError(error) && error.code === known);
  return code ? shiftRefusal(code).kind : 'Error';
}
