import type {
  Conversation as ConversationAnswer,
  Message as MessageAnswer,
  MessageState,
} from '@leafshift/contracts/conversations';
import type { PersonCard } from '../../job-board/index.ts';
import type { Shift } from '../../posts/index.ts';
import { type Conversation, otherSide, type Parties, type Side } from '../domain/conversation.ts';
import type { Message } from '../domain/message.ts';

interface Seen {
  readonly parties: Pick<Parties, 'shiftId' | 'workerId'>;
  readonly shift: Shift;
  readonly other: PersonCard;
  readonly side: Side;
  /** Null before anything was written. */
  readonly conversation: Conversation | null;
}

/** A conversation as one of the two sees it in a list. */
export function conversationView(seen: Seen): ConversationAnswer {
  const { parties, shift, other, side, conversation } = seen;
  return {
    post: parties.shiftId,
    worker: parties.workerId,
    shift: {
      jobTitle: shift.jobTitle,
      locationName: shift.location.locationName,
      date: shift.startsAt.toISOString(),
      endDate: shift.endsAt.toISOString(),
      timeZone: shift.timeZone,
    },
    other: { name: other.name, photo: other.photo },
    lastMessage: conversation && {
      text: conversation.last.text,
      hasImage: conversation.last.hasImage,
      isMine: conversation.last.from === side,
      sentAt: conversation.last.sentAt.toISOString(),
    },
    unread: conversation?.[side].unread ?? 0,
  };
}

interface MessageSeen {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly image: string | null;
  readonly isReported: boolean;
}

/** A message as one of the two sees it. */
export function messageView(
  message: Message,
  { side, conversation, image, isReported }: MessageSeen,
): MessageAnswer {
  const isMine = message.from === side;
  return {
    _id: message.id,
    isMine,
    text: message.text,
    image,
    isNotice: message.noticeId !== null,
    isRemoved: message.removedAt !== null,
    isReported: isReported && !isMine,
    sentAt: message.sentAt.toISOString(),
    state: isMine ? stateOf(message, conversation) : null,
  };
}

/** How far a message has come with its reader. */
export function stateOf({ number, from }: Message, conversation: Conversation): MessageState {
  const { readNumber, deliveredNumber } = conversation[otherSide(from)];
  if (readNumber >= number) return 'read';
  return deliveredNumber >= number ? 'delivered' : 'sent';
}
