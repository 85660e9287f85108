import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { Briefing, BriefingForm, BriefingReader, ComingBriefing } from './schemas.ts';

const ofShift = z.strictObject({ postId: Id });

export const briefings = defineCall({
  name: 'briefings.list',
  method: 'GET',
  path: '/briefings',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'The briefings of my locations',
  answer: z.strictObject({ briefings: z.array(Briefing) }),
  status: 200,
});

export const saveBriefing = defineCall({
  name: 'briefings.save',
  method: 'PUT',
  path: '/briefings/:locationId',
  access: ['Employer'],
  member: { needs: 'settings', stores: { store: 'locationId' } },
  summary: 'Write the briefing of a location; its confirmed workers read the new one once more',
  params: z.strictObject({ locationId: Id }),
  body: BriefingForm,
  answer: z.strictObject({ briefing: Briefing.nullable() }),
  status: 200,
  errors: ['UPLOAD_NOT_FOUND'],
  idempotent: true,
});

export const comingBriefings = defineCall({
  name: 'briefings.coming',
  method: 'GET',
  path: '/briefings/coming',
  access: ['Temp'],
  summary: 'The briefings of the shifts that I am confirmed on and that are not over',
  answer: z.strictObject({ briefings: z.array(ComingBriefing) }),
  status: 200,
});

export const briefingReaders = defineCall({
  name: 'briefings.readers',
  method: 'GET',
  path: '/briefings/shift/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Which confirmed workers of my shift have read the briefing of its location',
  params: ofShift,
  answer: z.strictObject({ briefing: Briefing.nullable(), readers: z.array(BriefingReader) }),
  status: 200,
});

export const readBriefing = defineCall({
  name: 'briefings.read',
  method: 'PUT',
  path: '/briefings/shift/:postId/read',
  access: ['Temp'],
  summary: 'I have read the briefing of a shift that I am confirmed on, in this version',
  params: ofShift,
  body: z.strictObject({ version: z.number().int().min(1) }),
  status: 204,
  idempotent: true,
});
