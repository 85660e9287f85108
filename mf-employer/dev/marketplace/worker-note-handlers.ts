import {
  addWorkerNote,
  markNotAgain,
  notAgainWorkers,
  removeWorkerNote,
  unmarkNotAgain,
  workerNotes,
} from '@leafshift/contracts/worker-notes';
import { anId } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** Notes about workers and the 'not again' list, as the API keeps them. */
export function workerNoteHandlers(store: Store): Handler[] {
  const peopleOf = () =>
    store.shifts.flatMap(({ requests, confirmedArr }) => [...requests, ...confirmedArr]);
  const now = () => ({ by: store.user.name, at: new Date().toISOString() });
  return [
    handle(workerNotes, ({ params }) => {
      const mark = store.notAgain.find(({ _id }) => _id === params.userId);
      return {
        notes: store.workerNotes.get(params.userId) ?? [],
        notAgain: mark ? { by: mark.by, at: mark.at } : null,
      };
    }),
    handle(addWorkerNote, ({ params, body }) => {
      const known = store.workerNotes.get(params.userId) ?? [];
      const note = { _id: anId(9500 + known.length), text: body.text, ...now() };
      store.workerNotes.set(params.userId, [note, ...known]);
      return note;
    }),
    handle(removeWorkerNote, ({ params }) => {
      const known = store.workerNotes.get(params.userId) ?? [];
      const others = known.filter(({ _id }) => _id !== params.noteId);
      store.workerNotes.set(params.userId, others);
      return undefined;
    }),
    handle(notAgainWorkers, () => ({ workers: store.notAgain })),
    handle(markNotAgain, ({ params }) => {
      const { name = 'Ana Roy' } =
        peopleOf().find(({ requestUser }) => requestUser === params.userId) ?? {};
      const worker = { _id: params.userId, name, profilePhoto: null, ...now() };
      store.notAgain = [worker, ...store.notAgain];
      store.favourites = store.favourites.filter(({ _id }) => _id !== params.userId);
      return worker;
    }),
    handle(unmarkNotAgain, ({ params }) => {
      store.notAgain = store.notAgain.filter(({ _id }) => _id !== params.userId);
      return undefined;
    }),
  ];
}
