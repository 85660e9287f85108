import { FavouriteWorker, Invitation } from '@leafshift/contracts/favourites';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow } from './clock.ts';

/** A worker with whom an employer has worked often. */
export const aFavouriteWorker = builderOf(FavouriteWorker, () => ({
  _id: anId(2),
  name: 'Ana Roy',
  profilePhoto: null,
  rating: 4.67,
  shiftsWithMe: 6,
  addedAt: daysFromNow(-20),
}));

/** An invitation that waits for an answer. */
export const anInvitation = builderOf(Invitation, () => ({
  _id: anId(2),
  name: 'Ana Roy',
  profilePhoto: null,
  invitedAt: daysFromNow(-1),
  answer: 'waiting' as const,
}));
