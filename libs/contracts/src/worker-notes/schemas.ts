import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, requiredText } from '../core/primitives.ts';

/** Notes that a business may keep about one worker. */
export const MAX_WORKER_NOTES = 100;
/** Workers on a business's 'not again' list. */
export const MAX_NOT_AGAIN = 500;
const MAX_NOTE = 1000;

export const WorkerNoteForm = z.strictObject({
  text: requiredText(textCode('NOTE_REQUIRED'), MAX_NOTE),
});
export type WorkerNoteForm = z.infer<typeof WorkerNoteForm>;

/** What a member of a business has written about a worker, for the business alone. */
export const WorkerNote = z.strictObject({
  _id: Id,
  text: z.string(),
  /** Who wrote it; empty for somebody whose account is closed. */
  by: z.string(),
  at: Instant,
});
export type WorkerNote = z.infer<typeof WorkerNote>;

/** Since when a worker is on the list, and who has put them there. */
export const NotAgainMark = z.strictObject({ by: z.string(), at: Instant });
export type NotAgainMark = z.infer<typeof NotAgainMark>;

/** A worker on a business's 'not again' list; `_id` is their user id. */
export const NotAgainWorker = z.strictObject({
  _id: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  ...NotAgainMark.shape,
});
export type NotAgainWorker = z.infer<typeof NotAgainWorker>;
