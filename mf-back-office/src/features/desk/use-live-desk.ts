import { useRealtime, useReconnect } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { deskKey } from './queries.ts';

/** Fetches what the desk shows again when something of it has changed. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  const refetch = (): void => {
    client.invalidateQueries({ queryKey: deskKey }).catch(reportError);
  };
  useRealtime('backOfficeChanged', refetch);
  useReconnect(refetch);
}
