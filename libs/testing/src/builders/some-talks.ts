import type { Message, OpenConversation } from '@leafshift/contracts/conversations';
import { anId } from './an-id.ts';
import { aConversation, aMessage, anOpenConversation } from './conversations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MANY = 200;

/** Conversations as a page has them to show: unread, of 200 messages with a very long one, and ended. */
export function someTalks(
  now: number,
  names: readonly [string, string, string],
): OpenConversation[] {
  const at = (before: number): string => new Date(now - before).toISOString();
  const talk = (index: number, messages: Message[], changes: Partial<OpenConversation> = {}) =>
    anOpenConversation({
      conversation: aConversation({
        post: anId(1 + index),
        worker: anId(2),
        shift: {
          jobTitle: 'Budtender',
          locationName: 'Queen Street Shop',
          date: at((index - 1) * DAY_MS),
          endDate: at((index - 1) * DAY_MS - 8 * 60 * MINUTE_MS),
          timeZone: 'America/Toronto',
        },
        other: { name: names[index] ?? '', photo: null },
        lastMessage: {
          text: messages[0]?.text.slice(0, 140) ?? '',
          hasImage: false,
          isMine: messages[0]?.isMine ?? false,
          sentAt: messages[0]?.sentAt ?? at(0),
        },
        unread: index === 0 ? 2 : 0,
      }),
      writing: { until: at(-8 * DAY_MS), refusal: null },
      messages,
      ...changes,
    });
  const line = (index: number, changes: Partial<Message>): Message =>
    aMessage({ _id: anId(20_000 + index), sentAt: at(index * 9 * MINUTE_MS), ...changes });
  return [
    talk(0, [
      line(1, { text: 'Parking is behind the store: https://example.ca/map' }),
      line(2, { text: 'We start at nine tomorrow.', isNotice: true }),
      line(3, { text: 'See you tomorrow!', isMine: true, state: 'read' }),
    ]),
    talk(
      1,
      Array.from({ length: MANY }, (_, index) =>
        line(10 + index, {
          text:
            index === 0
              ? `${'A very long message that goes on without an end. '.repeat(30)}${'Donaudampfschifffahrt'.repeat(12)}`
              : `Message ${MANY - index}`,
          ...(index % 2 === 0 && { isMine: true, state: index === 0 ? 'delivered' : 'read' }),
        }),
      ),
    ),
    talk(
      2,
      [line(400, { text: '', isRemoved: true }), line(401, { text: 'Thank you for today.' })],
      { writing: { until: at(DAY_MS), refusal: 'CONVERSATION_OVER' } },
    ),
  ];
}
