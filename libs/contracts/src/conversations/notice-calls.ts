import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Id } from '../core/primitives.ts';
import { Notice, NoticeForm } from './schemas.ts';

export const noticeAudience = defineCall({
  name: 'notices.audience',
  method: 'GET',
  path: '/notices/audience',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'all' },
  summary: 'How many confirmed workers a notice would reach; of a shift, or of a day',
  query: z.strictObject({
    post: Id.optional(),
    day: Day.optional(),
    location: Id.optional(),
  }),
  answer: z.strictObject({ workers: z.number().int() }),
  status: 200,
});

export const notices = defineCall({
  name: 'notices.list',
  method: 'GET',
  path: '/notices',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'all' },
  summary: 'My notices, newest first, or those that went to workers of one shift',
  query: PageQuery.extend({ post: Id.optional() }),
  answer: pageOf('notices', Notice),
  status: 200,
});

export const sendNotice = defineCall({
  name: 'notices.send',
  method: 'POST',
  path: '/notices',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'all' },
  summary: 'Write to all confirmed workers of a shift or a day, each in their conversation',
  body: NoticeForm,
  answer: Notice,
  status: 201,
  errors: ['NOBODY_TO_NOTIFY', 'TOO_MANY_TO_NOTIFY', 'CONVERSATION_OWN_AWAY', 'UPLOAD_NOT_FOUND'],
  idempotent: true,
});
