import { shiftCancellationTerms } from '@leafshift/contracts/posts';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { costsOfShifts } from '../queries.ts';
import type { BulkAction, BulkStep } from './bulk-plan.ts';

const termsQuery = (api: ApiClient, id: string) => ({
  queryKey: detailKey('consequences', { of: 'cancel-shift', id }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.send(shiftCancellationTerms, { params: { postId: id } }, { signal }),
  // It changes with the hour.
  gcTime: 0,
  staleTime: 0,
});

interface StepAmounts {
  readonly amounts: ReadonlyMap<string, number>;
  /** Why the server did not say them, or null. */
  readonly error: Error | null;
  readonly askAgain: () => void;
  readonly isAskingAgain: boolean;
}

/**
 * What each step costs with fees and tax, in dollars, by its key. Where the server has to say it, a step
 * is missing until it has.
 */
export function useStepAmounts(
  action: BulkAction,
  steps: readonly BulkStep[],
  isAsking: boolean,
): StepAmounts {
  const { api } = useShell();
  const client = useQueryClient();
  const priced = steps.filter(({ refusal }) => refusal === null);
  const isAsked = action === 'submit' || action === 'cancel';
  const ids = priced.map(({ row: { post } }) => post._id);
  const terms = async (): Promise<ReadonlyMap<string, number>> => {
    const said = await Promise.all(
      ids.map(async (id) => {
        // What could not be asked is missing beside its step; the others stand.
        const { total } = (await client.fetchQuery(termsQuery(api, id)).catch(() => null)) ?? {};
        return total === undefined ? [] : [[id, total] as const];
      }),
    );
    return new Map(said.flat());
  };
  const asked = useQuery({
    queryKey: detailKey('consequences', { of: `bulk-${action}`, id: ids.join() }),
    queryFn: ({ signal }) => (action === 'submit' ? costsOfShifts(api, ids, signal) : terms()),
    enabled: isAsked && isAsking && ids.length > 0,
    gcTime: 0,
    staleTime: 0,
  });
  const known = priced.map(({ key, row: { total, post } }) => {
    return [key, action === 'confirm' ? total / post.totalWorkers : 0] as const;
  });
  return {
    amounts: isAsked ? (asked.data ?? new Map()) : new Map(known),
    error: asked.error,
    askAgain: asked.refetch,
    isAskingAgain: asked.isFetching,
  };
}
