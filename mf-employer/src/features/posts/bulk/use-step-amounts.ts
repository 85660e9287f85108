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

interface Asked {
  readonly amounts: ReadonlyMap<string, number>;
  readonly error: Error | null;
}

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
  const terms = async (): Promise<Asked> => {
    const said = await Promise.allSettled(
      ids.map(async (id) => [id, (await client.fetchQuery(termsQuery(api, id))).total] as const),
    );
    // What could not be asked is missing beside its step; the others stand.
    const amounts = said.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const failed = said.find((each) => each.status === 'rejected');
    return { amounts: new Map(amounts), error: failed ? failed.reason : null };
  };
  const asked = useQuery({
    queryKey: detailKey('consequences', { of: `bulk-${action}`, id: ids.join() }),
    queryFn: async ({ signal }): Promise<Asked> =>
      action === 'submit'
        ? { amounts: await costsOfShifts(api, ids, signal), error: null }
        : terms(),
    enabled: isAsked && isAsking && ids.length > 0,
    gcTime: 0,
    staleTime: 0,
  });
  const known = priced.map(({ key, row: { total, post } }) => {
    return [key, action === 'confirm' ? total / post.totalWorkers : 0] as const;
  });
  return {
    amounts: isAsked ? (asked.data?.amounts ?? new Map()) : new Map(known),
    error: asked.error ?? asked.data?.error ?? null,
    askAgain: asked.refetch,
    isAskingAgain: asked.isFetching,
  };
}
