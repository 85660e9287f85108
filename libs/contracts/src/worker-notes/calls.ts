import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { NotAgainMark, NotAgainWorker, WorkerNote, WorkerNoteForm } from './schemas.ts';

const byUserId = z.strictObject({ userId: Id });
const member = { needs: 'shifts', stores: 'none' } as const;

export const workerNotes = defineCall({
  name: 'workerNotes.list',
  method: 'GET',
  path: '/worker-notes/:userId',
  access: ['Employer'],
  member,
  summary: 'What my business has noted about a worker, latest first; never shown to them',
  params: byUserId,
  answer: z.strictObject({
    notes: z.array(WorkerNote),
    /** Null for who is not on the list. */
    notAgain: NotAgainMark.nullable(),
  }),
  status: 200,
});

export const addWorkerNote = defineCall({
  name: 'workerNotes.add',
  method: 'POST',
  path: '/worker-notes/:userId',
  access: ['Employer'],
  member,
  summary: 'Note something about a worker who requested or was confirmed on one of my shifts',
  params: byUserId,
  body: WorkerNoteForm,
  answer: WorkerNote,
  status: 201,
  errors: ['TOO_MANY_NOTES'],
  idempotent: true,
});

export const removeWorkerNote = defineCall({
  name: 'workerNotes.remove',
  method: 'DELETE',
  path: '/worker-notes/:userId/:noteId',
  access: ['Employer'],
  member,
  summary: 'Remove a note about a worker',
  params: z.strictObject({ userId: Id, noteId: Id }),
  status: 204,
});

export const notAgainWorkers = defineCall({
  name: 'notAgain.list',
  method: 'GET',
  path: '/not-again',
  access: ['Employer'],
  member,
  summary: 'Workers to whom my business offers nothing any more, latest first',
  answer: z.strictObject({ workers: z.array(NotAgainWorker) }),
  status: 200,
});

export const markNotAgain = defineCall({
  name: 'notAgain.mark',
  method: 'PUT',
  path: '/not-again/:userId',
  access: ['Employer'],
  member,
  summary: 'Offer nothing to a worker any more; they are not told, and are no favourite any more',
  params: byUserId,
  answer: NotAgainWorker,
  status: 200,
  errors: ['TOO_MANY_NOT_AGAIN'],
  idempotent: true,
});

export const unmarkNotAgain = defineCall({
  name: 'notAgain.unmark',
  method: 'DELETE',
  path: '/not-again/:userId',
  access: ['Employer'],
  member,
  summary: "Take a worker off the 'not again' list",
  params: byUserId,
  status: 204,
});
