import type { TempPost } from '@leafshift/contracts/posts';
import { type ApiClient, isApiError, messageOf } from '@leafshift/data-access';
import { SHIFT_CODES, shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { type AlertKind, useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postKey, postsKey } from './post-keys.ts';

interface ShiftChange<Variables> {
  readonly send: (api: ApiClient, variables: Variables) => Promise<TempPost>;
  /** What the toast says once the server has done it. */
  readonly done: string;
  /** The kind of that toast, where what was done has a price. */
  readonly doneKind?: AlertKind;
  readonly onDone?: (post: TempPost) => void;
}

/**
 * A change of one shift that the server decides on. Its answer is shown at once, every list of
 * postings is fetched again, and a toast says that it is done or why it was refused.
 */
export function useShiftChange<Variables>({
  send,
  done,
  doneKind = 'Success',
  onDone,
}: ShiftChange<Variables>) {
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSuccess: (post) => {
      client.setQueryData(postKey(post._id), post);
      notify(doneKind, done);
      onDone?.(post);
    },
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}

/** The kind of toast for a refused change: the one that its rule names, otherwise an error. */
export function alertKindOf(error: unknown): AlertKind {
  const code = SHIFT_CODES.find((known) => isApiError(error) && error.code === known);
  return code ? shiftRefusal(code).kind : 'Error';
}
