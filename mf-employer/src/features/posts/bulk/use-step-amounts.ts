import { shiftCancellationTerms } from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQueries } from '@tanstack/react-query';
import { shiftCostQuery } from '../queries.ts';
import type { BulkAction, BulkStep } from './bulk-plan.ts';

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
  const priced = steps.filter(({ refusal }) => refusal === null);
  const isAsked = action === 'submit' || action === 'cancel';
  const asked = useQueries({
    queries: (isAsked ? priced : []).map(({ key, row: { post } }) =>
      action === 'submit'
        ? { ...shiftCostQuery(api, post._id), enabled: isAsking, select: amountOf(key) }
        : {
            queryKey: detailKey('consequences', { of: 'cancel-shift', id: post._id }),
            queryFn: ({ signal }: { signal: AbortSignal }) =>
              api.send(shiftCancellationTerms, { params: { postId: post._id } }, { signal }),
            enabled: isAsking,
            // It changes with the hour.
            gcTime: 0,
            staleTime: 0,
            select: amountOf(key),
          },
    ),
  });
  if (isAsked) {
    return new Map(asked.flatMap(({ data }) => (data ? [data] : [])));
  }
  return new Map(
    priced.map(({ key, row: { total, post } }) => [
      key,
      action === 'confirm' ? total / post.totalWorkers : 0,
    ]),
  );
}

const amountOf =
  (key: string) =>
  ({ total }: { readonly total: number }): readonly [string, number] => [key, total];
