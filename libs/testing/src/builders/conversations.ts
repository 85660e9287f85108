import { Conversation, Message, OpenConversation } from '@leafshift/contracts/conversations';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow, hoursFromNow } from './clock.ts';

/** What the other side wrote two hours ago. */
export const aMessage = builderOf(Message, () => ({
  _id: anId(871),
  isMine: false,
  text: 'Please use the side door.',
  image: null,
  isNotice: false,
  isRemoved: false,
  isReported: false,
  sentAt: hoursFromNow(-2),
  state: null,
}));

/** A conversation about the shift of the builders, with one message that is unread. */
export const aConversation = builderOf(Conversation, () => ({
  post: anId(301),
  worker: anId(2),
  shift: {
    jobTitle: 'Budtender',
    locationName: 'Queen Street Shop',
    date: hoursFromNow(48),
    endDate: hoursFromNow(56),
    timeZone: 'America/Toronto',
  },
  other: { name: 'Maple Leaf Dispensary', photo: null },
  lastMessage: {
    text: 'Please use the side door.',
    hasImage: false,
    isMine: false,
    sentAt: hoursFromNow(-2),
  },
  unread: 1,
}));

/** That conversation opened. */
export const anOpenConversation = builderOf(OpenConversation, () => ({
  conversation: aConversation(),
  writing: { until: daysFromNow(9), refusal: null },
  areLinksTrusted: true,
  messages: [aMessage()],
  nextCursor: null,
}));
