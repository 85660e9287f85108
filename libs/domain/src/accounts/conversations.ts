import type { AlertKind, Refusal } from '../platform/refusal.ts';
import type { AssignmentState } from '../shifts/lifecycle/states.ts';
import { textCode } from '../texts/text-code.ts';
import type { Instant } from '../zones/instant.ts';
import { toMilliseconds } from '../zones/instant.ts';

/** The longest message, in characters. */
export const MAX_MESSAGE = 2000;

/** How long after the end of a shift both sides can still write, in days. */
const WRITE_DAYS_AFTER = 7;

/** Workers whom one notice reaches at most. */
export const MOST_NOTIFIED = 200;

/** How long messages are kept after the end of the shift where the operator has set nothing else, in months. */
export const MESSAGES_KEPT_MONTHS = 36;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What somebody can say is wrong with a message. */
export const MESSAGE_REPORT_REASONS = [
  'harassment',
  'discrimination',
  'scam',
  'unwanted-picture',
  'other',
] as const;

export type ConversationCode =
  | 'CONVERSATION_OVER'
  | 'CONVERSATION_LEFT'
  | 'CONVERSATION_CANCELLED'
  | 'CONVERSATION_CLOSED'
  | 'CONVERSATION_OTHER_AWAY'
  | 'CONVERSATION_OWN_AWAY'
  | 'MESSAGE_IS_OWN'
  | 'NOBODY_TO_NOTIFY'
  | 'TOO_MANY_TO_NOTIFY';

const KINDS: Readonly<Record<ConversationCode, AlertKind>> = {
  CONVERSATION_OVER: 'Info',
  CONVERSATION_LEFT: 'Info',
  CONVERSATION_CANCELLED: 'Info',
  CONVERSATION_CLOSED: 'Warning',
  CONVERSATION_OTHER_AWAY: 'Info',
  CONVERSATION_OWN_AWAY: 'Warning',
  MESSAGE_IS_OWN: 'Info',
  NOBODY_TO_NOTIFY: 'Info',
  TOO_MANY_TO_NOTIFY: 'Info',
};

export const conversationRefusal = (code: ConversationCode): Refusal<ConversationCode> => ({
  code,
  text: textCode(code),
  kind: KINDS[code],
});

/** The states of an assignment that was confirmed and was not given up. */
const ON_SHIFT: readonly AssignmentState[] = [
  'confirmed',
  'clockedIn',
  'clockedOut',
  'completed',
  'noShow',
];

/** Whether an assignment has a conversation from itself; another one only keeps what was said before (MSG-1). */
export const isOnShift = (state: AssignmentState): boolean => ON_SHIFT.includes(state);

/** How an account stands to whom it writes to: away while it is suspended, and once it is closed. */
export type AccountPresence = 'here' | 'away';

export interface ConversationStanding {
  readonly state: AssignmentState;
  readonly endsAt: Instant;
  readonly isCancelled: boolean;
  /** The back office has ended it after a report. */
  readonly isClosed: boolean;
  readonly own: AccountPresence;
  readonly other: AccountPresence;
}

/** Until when both sides of a shift can write. */
export const writingUntil = ({ endsAt }: Pick<ConversationStanding, 'endsAt'>): Date =>
  new Date(toMilliseconds(endsAt) + WRITE_DAYS_AFTER * DAY_MS);

/** Why nobody, or this side, can write at that time, or null; what was written stays to be read (MSG-4, MSG-5). */
export function writingRefusal(
  standing: ConversationStanding,
  now: Instant,
): Refusal<ConversationCode> | null {
  const code = writingCode(standing, now);
  return code && conversationRefusal(code);
}

function writingCode(standing: ConversationStanding, now: Instant): ConversationCode | null {
  if (standing.isClosed) return 'CONVERSATION_CLOSED';
  if (standing.own === 'away') return 'CONVERSATION_OWN_AWAY';
  if (standing.other === 'away') return 'CONVERSATION_OTHER_AWAY';
  if (standing.isCancelled) return 'CONVERSATION_CANCELLED';
  if (!isOnShift(standing.state)) return 'CONVERSATION_LEFT';
  return toMilliseconds(now) >= writingUntil(standing).getTime() ? 'CONVERSATION_OVER' : null;
}

/** What nobody sees: control characters, and what turns the direction of the text around it. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A message as it is kept: lines end alike, tabs are spaces, and nothing unseen is in it (MSG-3). */
export const plainMessage = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .trim();

const EXCERPT = 140;

/** The beginning of a message on one line, for a list. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const letters = [...line];
  return letters.length > EXCERPT
    ? `${letters
        .slice(0, EXCERPT - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** A part of a message: words, or an address that can be followed. */
export interface MessagePart {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /https:\/\/[^\s<>"'`]+/giu;
const AFTER_ADDRESS = /[.,;:!?)\]}…]+$/u;

/** The parts of a message; only whole `https` addresses can be followed, where links are trusted (MSG-6). */
export function messageParts(text: string, areLinksTrusted: boolean): readonly MessagePart[] {
  if (!areLinksTrusted) return [{ text, href: null }];
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(AFTER_ADDRESS, '');
    if (!URL.canParse(address)) continue;
    parts.push(
      { text: text.slice(end, match.index), href: null },
      { text: address, href: address },
    );
    end = match.index + address.length;
  }
  parts.push({ text: text.slice(end), href: null });
  return parts.filter((part) => part.text !== '');
}
