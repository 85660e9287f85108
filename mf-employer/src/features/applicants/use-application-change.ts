import type { Application } from '@leafshift/contracts/applications';
import { useQueryClient } from '@tanstack/react-query';
import { applicationKey, applicationsKey } from './queries.ts';

/** Takes over what a call answered of an application, and has the lists asked for again. */
export function useApplicationChange(): (changed: Application) => Promise<void> {
  const client = useQueryClient();
  return async (changed) => {
    client.setQueryData(applicationKey(changed._id), changed);
    await client.invalidateQueries({
      queryKey: applicationsKey,
      predicate: ({ queryKey }) => queryKey[1] === 'list',
    });
  };
}
