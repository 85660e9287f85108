import { shiftCancellationTerms } from '@leafshift/contracts/posts';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shiftCostQuery } from '../queries.ts';
import type { BulkAction, BulkStep } from './bulk-plan.ts';

const termsQuery = (api: ApiClient, id: string) => ({
  queryKey: detailKey('consequences', { of: 'cancel-shift', id }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.send(shiftCancellationTerms, { params: { postId: id } }, { signal }),
  // It changes with the hour.
  gcTime: 0,
  staleTime: 0,
});

/**
 * What each step costs with fees and tax, in dollars, by its key. Where the server has to say it, a step
 * is missing until it has.
 */
export function useStepAmounts(
  action: BulkAction,
  steps: readonly BulkStep[],
  isAsking: boolean,
): ReadonlyMap<string, number> {
  const { api } = useShell();
  const client = useQueryClient();
  const priced = steps.filter(({ refusal }) => refusal === null);
  const isAsked = action === 'submit' || action === 'cancel';
  const ids = priced.map(({ row: { post } }) => post._id);
  const asked = useQuery({
    queryKey: detailKey('consequences', { of: `bulk-${action}`, id: ids.join() }),
    queryFn: () =>
      Promise.all(
        priced.map(async ({ key, row: { post } }) => {
          const said = await (action === 'submit'
            ? client.fetchQuery(shiftCostQuery(api, post._id))
            : client.fetchQuery(termsQuery(api, post._id))
          ).catch(() => null);
          // What could not be asked is missing beside its step; the others stand.
          return [key, said?.total] as const;
        }),
      ),
    enabled: isAsked && isAsking && ids.length > 0,
    gcTime: 0,
    staleTime: 0,
  });
  if (isAsked) {
    return new Map(
      (asked.data ?? []).flatMap(([key, total]) => (total === undefined ? [] : [[key, total]])),
    );
  }
  return new Map(
    priced.map(({ key, row: { total, post } }) => [
      key,
      action === 'confirm' ? total / post.totalWorkers : 0,
    ]),
  );
}
