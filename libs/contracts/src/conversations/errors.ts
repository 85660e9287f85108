import { type ConversationCode, MOST_NOTIFIED } from '@leafshift/domain/conversations';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of talking about a shift. */
export const conversationErrors = {
  CONVERSATION_OVER: { status: 409 },
  CONVERSATION_LEFT: { status: 409 },
  CONVERSATION_CANCELLED: { status: 409 },
  CONVERSATION_CLOSED: { status: 409 },
  CONVERSATION_OTHER_AWAY: { status: 409 },
  CONVERSATION_OWN_AWAY: { status: 409 },
  MESSAGE_IS_OWN: { status: 409 },
  NOBODY_TO_NOTIFY: { status: 409 },
  TOO_MANY_TO_NOTIFY: { status: 409, values: { count: MOST_NOTIFIED } },
} as const satisfies Record<ConversationCode, ErrorDefinition>;
