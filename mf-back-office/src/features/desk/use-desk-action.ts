import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { deskKey } from './queries.ts';

/** Sends a change, says that it was made, and fetches again what the desk shows. Throws where it is refused. */
export function useDeskAction() {
  const { notify } = useShell();
  const client = useQueryClient();
  return async (send: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await send();
      notify('Success', said);
    } finally {
      await client.invalidateQueries({ queryKey: deskKey });
    }
  };
}
