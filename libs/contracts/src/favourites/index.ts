export {
  addFavourite,
  favouriteWorkers,
  invitedShifts,
  inviteWorkers,
  removeFavourite,
  shiftInvitations,
} from './calls.ts';
export { favouriteErrors } from './errors.ts';
export { FavouriteWorker, Invitation, MAX_FAVOURITES } from './schemas.ts';
