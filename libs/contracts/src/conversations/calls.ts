import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import {
  Conversation,
  Message,
  MessageForm,
  MessageReportForm,
  OpenConversation,
} from './schemas.ts';

const access = ['Employer', 'Temp'] as const;
const ofWorker = z.strictObject({ postId: Id, workerId: Id });

export const conversations = defineCall({
  name: 'conversations.list',
  method: 'GET',
  path: '/conversations',
  access,
  member: { needs: 'shifts', stores: 'all' },
  summary: 'My conversations, the one with the newest message first, and how many are unread',
  query: PageQuery,
  answer: pageOf('conversations', Conversation).extend({
    unread: z.number().int(),
    /** Something has come to this account that no device of it has said to have (`conversations.delivered`). */
    isUndelivered: z.boolean(),
  }),
  status: 200,
});

export const conversation = defineCall({
  name: 'conversations.get',
  method: 'GET',
  path: '/conversations/:postId/:workerId',
  access,
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'The conversation about a shift, with its messages, newest first',
  params: ofWorker,
  query: PageQuery,
  answer: OpenConversation,
  status: 200,
});

export const sendMessage = defineCall({
  name: 'conversations.send',
  method: 'POST',
  path: '/conversations/:postId/:workerId',
  access,
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Write to the other side; the same `sendId` makes no second message',
  params: ofWorker,
  body: MessageForm,
  answer: Message,
  status: 201,
  errors: [
    'CONVERSATION_OVER',
    'CONVERSATION_LEFT',
    'CONVERSATION_CANCELLED',
    'CONVERSATION_CLOSED',
    'CONVERSATION_OTHER_AWAY',
    'CONVERSATION_OWN_AWAY',
    'UPLOAD_NOT_FOUND',
  ],
  idempotent: true,
});

export const markConversationRead = defineCall({
  name: 'conversations.read',
  method: 'PUT',
  path: '/conversations/:postId/:workerId/read',
  access,
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'I have read up to this message',
  params: ofWorker,
  body: z.strictObject({ message: Id }),
  status: 204,
  idempotent: true,
});

export const markConversationsDelivered = defineCall({
  name: 'conversations.delivered',
  method: 'PUT',
  path: '/conversations/delivered',
  access,
  member: { needs: 'shifts', stores: 'all' },
  summary: 'A device of mine has what was written to me so far',
  status: 204,
  idempotent: true,
});

export const reportMessage = defineCall({
  name: 'conversations.report',
  method: 'POST',
  path: '/conversations/:postId/:workerId/:messageId/report',
  access,
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Report a message of the other side to the back office; a repeat changes nothing',
  params: ofWorker.extend({ messageId: Id }),
  body: MessageReportForm,
  status: 204,
  errors: ['MESSAGE_IS_OWN'],
  idempotent: true,
});
