import { MAX_MESSAGE, MESSAGE_REPORT_REASONS, plainMessage } from '@leafshift/domain/conversations';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Day, Id, Instant, optionalText, Url } from '../core/primitives.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What somebody writes: several lines of plain text. */
const MessageText = z
  .string({ error: textCode('MESSAGE_REQUIRED') })
  .overwrite(plainMessage)
  .max(MAX_MESSAGE, textCode('TEXT_TOO_LONG', { count: MAX_MESSAGE }));

const written = {
  /** Made by the sender's device for this one message, so that sending again makes no second one. */
  sendId: z.string().regex(UUID),
  text: MessageText,
  /** The `url` of an upload of kind `message-image`. */
  image: Url.optional(),
};

const hasContent = ({ text, image }: { text: string; image?: string | undefined }): boolean =>
  text !== '' || image !== undefined;
const isEmpty = { path: ['text'], error: textCode('MESSAGE_REQUIRED') };

/** A message to the other side: words, a picture, or both. */
export const MessageForm = z.strictObject(written).refine(hasContent, isEmpty);
export type MessageForm = z.infer<typeof MessageForm>;

/** How far a message has come: kept by the portal, in a window or on a device of its reader, seen there. */
export const MessageState = z.enum(['sent', 'delivered', 'read']);
export type MessageState = z.infer<typeof MessageState>;

export const Message = z.strictObject({
  _id: Id,
  isMine: z.boolean(),
  /** Empty where it is a picture alone, or was removed. */
  text: z.string(),
  /** An address for a minute and this session. */
  image: Url.nullable(),
  /** Written to all confirmed workers of a shift or a day. */
  isNotice: z.boolean(),
  /** The back office has taken its words and picture away. */
  isRemoved: z.boolean(),
  /** I have reported it. */
  isReported: z.boolean(),
  sentAt: Instant,
  /** Of my messages; null for those of the other side. */
  state: MessageState.nullable(),
});
export type Message = z.infer<typeof Message>;

/** Whether I can write, until when both can, and why not. */
const Writing = z.strictObject({
  until: Instant,
  /** A code of the error catalogue; null while I can write. */
  refusal: z.string().nullable(),
});

/** The conversation of a business and a worker about one shift, as one of the two sees it. */
export const Conversation = z.strictObject({
  post: Id,
  worker: Id,
  shift: z.strictObject({
    jobTitle: z.string(),
    locationName: z.string(),
    date: Instant,
    endDate: Instant,
    timeZone: z.string(),
  }),
  /** Whom I talk to. */
  other: z.strictObject({ name: z.string(), photo: Url.nullable() }),
  lastMessage: z
    .strictObject({
      /** The beginning of its words on one line. */
      text: z.string(),
      hasImage: z.boolean(),
      isMine: z.boolean(),
      sentAt: Instant,
    })
    .nullable(),
  unread: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A conversation with a page of its messages, the newest first. */
export const OpenConversation = z.strictObject({
  conversation: Conversation,
  writing: Writing,
  /** Whether addresses in messages of the other side can be followed (MSG-6). */
  areLinksTrusted: z.boolean(),
  messages: z.array(Message),
  nextCursor: z.string().nullable(),
});
export type OpenConversation = z.infer<typeof OpenConversation>;

/** What is wrong with a message; 'other' needs words. */
export const MessageReportForm = z
  .strictObject({
    reason: z.enum(MESSAGE_REPORT_REASONS, { error: textCode('REASON_REQUIRED') }),
    words: optionalText(500),
  })
  .refine(({ reason, words }) => reason !== 'other' || words, {
    path: ['words'],
    error: textCode('REASON_REQUIRED'),
  });
export type MessageReportForm = z.infer<typeof MessageReportForm>;

/** Whom a notice goes to: the confirmed workers of a shift, or of a day, there at one location or at all. */
export const NoticeAudience = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('shift'), post: Id }),
  z.strictObject({ of: z.literal('day'), day: Day, location: Id.optional() }),
]);
export type NoticeAudience = z.infer<typeof NoticeAudience>;

/** A notice: one message to several workers, each of whom reads it in their own conversation. */
export const NoticeForm = z
  .strictObject({ ...written, to: NoticeAudience })
  .refine(hasContent, isEmpty);
export type NoticeForm = z.infer<typeof NoticeForm>;

/** A notice with how far it has come. */
export const Notice = z.strictObject({
  _id: Id,
  to: NoticeAudience,
  text: z.string(),
  image: Url.nullable(),
  sentAt: Instant,
  workers: z.number().int(),
  delivered: z.number().int(),
  read: z.number().int(),
});
export type Notice = z.infer<typeof Notice>;
