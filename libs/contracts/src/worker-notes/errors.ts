import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of notes about workers and of the 'not again' list; only businesses meet them. */
export const workerNoteErrors = {
  TOO_MANY_NOTES: { status: 409, values: { count: 100 } },
  TOO_MANY_NOT_AGAIN: { status: 409, values: { count: 500 } },
  WORKER_NOT_AGAIN: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
