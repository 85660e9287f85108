import {
  addFavourite,
  type FavouriteWorker,
  removeFavourite,
} from '@leafshift/contracts/favourites';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { favouritesKey, favouritesQuery } from './queries.ts';

/** Who can become a favourite. */
export type Candidate = Pick<FavouriteWorker, '_id' | 'name' | 'profilePhoto' | 'rating'>;

type Favourites = readonly FavouriteWorker[];

/** Shows a change of my favourites at once; when the server refuses it, undoes it and says why. */
export function useFavouriteChange() {
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ worker, isFavourite }: { worker: Candidate; isFavourite: boolean }) => {
      const params = { userId: worker._id };
      await (isFavourite
        ? api.send(addFavourite, { params })
        : api.send(removeFavourite, { params }));
    },
    onMutate: async ({ worker, isFavourite }) => {
      await client.cancelQueries({ queryKey: favouritesKey });
      const before = client.getQueryData<Favourites>(favouritesKey);
      client.setQueryData<Favourites>(favouritesKey, (known = []) =>
        withFavourite(known, worker, isFavourite),
      );
      return before;
    },
    onError: (error, _change, before) => {
      client.setQueryData(favouritesKey, before);
      notify('Error', messageOf(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: favouritesKey }),
  });
}

/** Whether a worker is a favourite, and the way to change it; null until it is known. */
export function useFavourite(worker: Candidate): {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
} | null {
  const { api } = useShell();
  const favourites = useQuery(favouritesQuery(api));
  const change = useFavouriteChange();
  if (!favourites.data) {
    return null;
  }
  const isFavourite = favourites.data.some(({ _id }) => _id === worker._id);
  return { isFavourite, toggle: () => change.mutate({ worker, isFavourite: !isFavourite }) };
}

function withFavourite(known: Favourites, worker: Candidate, isFavourite: boolean): Favourites {
  const others = known.filter(({ _id }) => _id !== worker._id);
  const addedAt = new Date().toISOString();
  return isFavourite ? [{ ...worker, shiftsWithMe: 0, addedAt }, ...others] : others;
}
