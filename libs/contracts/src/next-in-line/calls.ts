import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { confirmWorker } from '../posts/calls.ts';
import { TempPost } from '../posts/schemas.ts';
import { OwnOffer, ShiftOffer } from './schemas.ts';

const ofShift = z.strictObject({ postId: Id });

export const ownOffers = defineCall({
  name: 'nextInLine.own',
  method: 'GET',
  path: '/next-in-line',
  access: ['Temp'],
  summary: 'Places on shifts that I requested, which have become free and are mine to take',
  answer: z.strictObject({ offers: z.array(OwnOffer) }),
  status: 200,
});

export const shiftOffer = defineCall({
  name: 'nextInLine.shift',
  method: 'GET',
  path: '/next-in-line/shifts/:postId',
  access: ['Employer'],
  summary: 'To whom a free place of my shift is offered at the moment',
  params: ofShift,
  answer: z.strictObject({ offer: ShiftOffer.nullable() }),
  status: 200,
});

export const acceptOffer = defineCall({
  name: 'nextInLine.accept',
  method: 'POST',
  path: '/next-in-line/:postId/accept',
  access: ['Temp'],
  summary: 'Take the place that is offered to me: I am confirmed then',
  params: ofShift,
  answer: TempPost,
  status: 200,
  errors: ['PLACE_NOT_OFFERED', ...(confirmWorker.errors ?? [])],
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
