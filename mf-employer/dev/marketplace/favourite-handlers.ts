import {
  addFavourite,
  favouriteWorkers,
  inviteWorkers,
  removeFavourite,
  shiftInvitations,
} from '@leafshift/contracts/favourites';
import { aFavouriteWorker, anInvitation } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { found, type Store } from './store.ts';

/** Favourite workers and invitations, as the API keeps them. */
export function favouriteHandlers(store: Store): Handler[] {
  const peopleOf = () =>
    store.shifts.flatMap(({ requests, confirmedArr }) => [...requests, ...confirmedArr]);
  return [
    handle(favouriteWorkers, () => ({ favourites: store.favourites })),
    handle(addFavourite, ({ params }) => {
      const { name = 'Ana Roy', rating = null } =
        peopleOf().find(({ requestUser }) => requestUser === params.userId) ?? {};
      const favourite = aFavouriteWorker({ _id: params.userId, name, rating });
      store.favourites = [favourite, ...store.favourites];
      return favourite;
    }),
    handle(removeFavourite, ({ params }) => {
      store.favourites = store.favourites.filter(({ _id }) => _id !== params.userId);
      return undefined;
    }),
    handle(shiftInvitations, ({ params }) => ({
      invitations: store.invitations.get(params.postId) ?? [],
    })),
    handle(inviteWorkers, ({ body }) => {
      for (const postId of body.postIds) {
        const known = store.invitations.get(postId) ?? [];
        const added = body.workerIds.map((id) => {
          const { _id, name } = found(store.favourites, id);
          return anInvitation({ _id, name });
        });
        store.invitations.set(postId, [...known, ...added]);
      }
      return { invited: body.postIds.length * body.workerIds.length };
    }),
  ];
}
