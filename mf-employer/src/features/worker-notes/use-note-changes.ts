import {
  addWorkerNote,
  markNotAgain,
  removeWorkerNote,
  unmarkNotAgain,
} from '@leafshift/contracts/worker-notes';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { favouritesKey } from '../favourites/queries.ts';
import { workerNotesKey } from './queries.ts';

/** What members of a business keep about a worker. Each rejects with the reason of a refusal. */
export function useNoteChanges(userId: string) {
  const { api } = useShell();
  const client = useQueryClient();
  const done = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call;
    } finally {
      await client.invalidateQueries({ queryKey: workerNotesKey });
    }
  };
  return {
    add: (text: string) => done(api.send(addWorkerNote, { params: { userId }, body: { text } })),
    remove: (noteId: string) => done(api.send(removeWorkerNote, { params: { userId, noteId } })),
    mark: async () => {
      await done(api.send(markNotAgain, { params: { userId } }));
      await client.invalidateQueries({ queryKey: favouritesKey });
    },
    unmark: () => done(api.send(unmarkNotAgain, { params: { userId } })),
  };
}
