export {
  addFavourite,
  favouriteWorkers,
  invitedShifts,
  inviteWorkers,
  removeFavourite,
  shiftInvitations,
} from './calls.ts';

export { FavouriteWorker, Invitation, MAX_FAVOURITES } from './schemas.ts';
