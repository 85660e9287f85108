import { ELIGIBILITY_CODES } from '@leafshift/domain/eligibility';
import { MAX_SERIES_DAYS } from '@leafshift/domain/posting-rules';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';
import { FavouriteWorker, Invitation, MAX_FAVOURITES } from './schemas.ts';

const byUserId = z.strictObject({ userId: Id });

export const favouriteWorkers = defineCall({
  name: 'favourites.list',
  method: 'GET',
  path: '/favourites',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'none' },
  summary: 'My favourite workers, latest first',
  answer: z.strictObject({ favourites: z.array(FavouriteWorker) }),
  status: 200,
});

export const addFavourite = defineCall({
  name: 'favourites.add',
  method: 'PUT',
  path: '/favourites/:userId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'none' },
  summary: 'Make a worker a favourite who requested or was confirmed on one of my shifts',
  params: byUserId,
  answer: FavouriteWorker,
  status: 200,
  errors: ['TOO_MANY_FAVOURITES', 'WORKER_NOT_AGAIN'],
  idempotent: true,
});

export const removeFavourite = defineCall({
  name: 'favourites.remove',
  method: 'DELETE',
  path: '/favourites/:userId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'none' },
  summary: 'Take a worker off my favourites',
  params: byUserId,
  status: 204,
});

export const inviteWorkers = defineCall({
  name: 'favourites.invite',
  method: 'POST',
  path: '/favourites/invitations',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postIds' } },
  summary: 'Invite favourite workers to shifts of mine; they are told at once',
  body: z.strictObject({
    postIds: z.array(Id).min(1).max(MAX_SERIES_DAYS),
    workerIds: z.array(Id).min(1).max(MAX_FAVOURITES),
  }),
  /** Who was invited before, or has asked already, is not invited again. */
  answer: z.strictObject({ invited: z.number().int() }),
  status: 200,
  errors: [...ELIGIBILITY_CODES, 'SHIFT_BEGUN', 'SHIFT_FULL', 'POST_COMPLETE', 'POST_CANCELLED'],
  idempotent: true,
});

export const shiftInvitations = defineCall({
  name: 'favourites.invitations',
  method: 'GET',
  path: '/favourites/invitations/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Whom I invited to a shift, earliest first',
  params: z.strictObject({ postId: Id }),
  answer: z.strictObject({ invitations: z.array(Invitation) }),
  status: 200,
});

export const invitedShifts = defineCall({
  name: 'favourites.invitedShifts',
  method: 'GET',
  path: '/favourites/invitations',
  access: ['Temp'],
  summary: 'Shifts that I am invited to and may still request, latest invitation first',
  query: PageQuery,
  answer: pageOf('posts', TempPost),
  status: 200,
});
