import { ELIGIBILITY_CODES } from '@leafshift/domain/eligibility';
import { OFFER_MINUTES } from '@leafshift/domain/next-in-line';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { confirmWorker, requestShift } from '../posts/calls.ts';
import { TempPost } from '../posts/schemas.ts';
import { OnTerms } from '../posts/terms.ts';
import {
  MAX_OFFERED_SHIFTS,
  MAX_OFFERED_WORKERS,
  OfferableWorker,
  OfferResult,
  OwnOffer,
  ShiftChain,
} from './schemas.ts';

const ofShift = z.strictObject({ postId: Id });

export const ownOffers = defineCall({
  name: 'nextInLine.own',
  method: 'GET',
  path: '/next-in-line',
  access: ['Temp'],
  summary: 'Free places on shifts that are offered to me at the moment',
  answer: z.strictObject({ offers: z.array(OwnOffer) }),
  status: 200,
});

export const shiftOffer = defineCall({
  name: 'nextInLine.shift',
  method: 'GET',
  path: '/next-in-line/shifts/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'To whom a free place of my shift is offered, who comes next, and who did not take it',
  params: ofShift,
  answer: ShiftChain,
  status: 200,
});

export const offerableWorkers = defineCall({
  name: 'nextInLine.workers',
  method: 'GET',
  path: '/next-in-line/workers',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'none' },
  summary: 'Whom I may offer places to: my favourites first, then who has worked for me before',
  answer: z.strictObject({ workers: z.array(OfferableWorker) }),
  status: 200,
});

export const offerPlaces = defineCall({
  name: 'nextInLine.offer',
  method: 'POST',
  path: '/next-in-line/offers',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postIds' } },
  summary: 'Offer the free places of shifts to workers in order, each for so many minutes',
  body: z.strictObject({
    postIds: z.array(Id).min(1).max(MAX_OFFERED_SHIFTS),
    workerIds: z.array(Id).min(1).max(MAX_OFFERED_WORKERS),
    minutes: z.union(OFFER_MINUTES.map((minutes) => z.literal(minutes))),
  }),
  answer: z.strictObject({ results: z.array(OfferResult) }),
  status: 200,
  errors: [...ELIGIBILITY_CODES],
  idempotent: true,
});

export const stopOffers = defineCall({
  name: 'nextInLine.stop',
  method: 'POST',
  path: '/next-in-line/shifts/:postId/stop',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Offer the free places of my shift to nobody any more',
  params: ofShift,
  status: 204,
  idempotent: true,
});

export const acceptOffer = defineCall({
  name: 'nextInLine.accept',
  method: 'POST',
  path: '/next-in-line/:postId/accept',
  access: ['Temp'],
  summary: 'Take the place that is offered to me: I am confirmed then',
  params: ofShift,
  body: OnTerms,
  answer: TempPost,
  status: 200,
  errors: [
    ...new Set([
      'PLACE_NOT_OFFERED' as const,
      ...(requestShift.errors ?? []),
      ...(confirmWorker.errors ?? []),
    ]),
  ],
  idempotent: true,
});

export const declineOffer = defineCall({
  name: 'nextInLine.decline',
  method: 'POST',
  path: '/next-in-line/:postId/decline',
  access: ['Temp'],
  summary: 'Let the place that is offered to me go to the next',
  params: ofShift,
  status: 204,
  errors: ['PLACE_NOT_OFFERED'],
  idempotent: true,
});
