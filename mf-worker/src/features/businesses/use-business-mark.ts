import {
  type BusinessMark,
  type MarkedBusiness,
  markBusiness,
  unmarkBusiness,
} from '@leafshift/contracts/availability';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markedKey } from './queries.ts';

/** Which business, and what I think of it from now on; null takes it off both lists. */
interface MarkChange {
  readonly business: Pick<MarkedBusiness, '_id' | 'name' | 'profilePhoto'>;
  readonly mark: BusinessMark | null;
}

/** Shows a change of my marked businesses at once; when the server refuses it, undoes it and says why. */
export function useMarkChange() {
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ business, mark }: MarkChange) => {
      const params = { employerId: business._id };
      await (mark
        ? api.send(markBusiness, { params, body: { mark } })
        : api.send(unmarkBusiness, { params }));
    },
    onMutate: async ({ business, mark }) => {
      await client.cancelQueries({ queryKey: markedKey });
      const before = client.getQueryData<readonly MarkedBusiness[]>(markedKey);
      client.setQueryData<readonly MarkedBusiness[]>(markedKey, (known = []) => {
        const others = known.filter(({ _id }) => _id !== business._id);
        const { _id, name, profilePhoto } = business;
        const markedAt = new Date().toISOString();
        return mark ? [{ _id, name, profilePhoto, mark, markedAt }, ...others] : others;
      });
      return before;
    },
    onError: (error, _change, before) => {
      client.setQueryData(markedKey, before);
      notify('Error', messageOf(error));
    },
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: markedKey }),
        client.invalidateQueries({ queryKey: ['posts'] }),
      ]);
    },
  });
}
