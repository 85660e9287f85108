import { describe, expect, it } from '@jest/globals';
import {
  type ConversationStanding,
  excerptOf,
  messageParts,
  plainMessage,
  writingRefusal,
} from './conversations.ts';

const ENDS = '2026-05-12T21:00:00.000Z';
const daysLater = (days: number): Date => new Date(Date.parse(ENDS) + days * 24 * 3_600_000);

const codeOf = (changes: Partial<ConversationStanding> = {}, now = daysLater(0)) =>
  writingRefusal(
    {
      state: 'confirmed',
      endsAt: ENDS,
      isCancelled: false,
      isClosed: false,
      own: 'here',
      other: 'here',
      ...changes,
    },
    now,
  )?.code ?? null;

describe('writing about a shift', () => {
  it('is possible from the confirmation until seven days after the end, also for who did not come', () => {
    expect(codeOf({}, daysLater(-30))).toBeNull();
    expect(codeOf({ state: 'noShow' }, daysLater(6.9))).toBeNull();
    expect(codeOf({ state: 'completed' }, daysLater(6.9))).toBeNull();
    expect(codeOf({ state: 'completed' }, daysLater(7))).toBe('CONVERSATION_OVER');
  });

  it('ends at once where the worker or the shift is gone, an account is away, or a report was upheld', () => {
    expect(codeOf({ state: 'released' })).toBe('CONVERSATION_LEFT');
    expect(codeOf({ state: 'requested' })).toBe('CONVERSATION_LEFT');
    expect(codeOf({ isCancelled: true, state: 'cancelled' })).toBe('CONVERSATION_CANCELLED');
    expect(codeOf({ other: 'away' })).toBe('CONVERSATION_OTHER_AWAY');
    expect(codeOf({ own: 'away', other: 'away' })).toBe('CONVERSATION_OWN_AWAY');
    expect(codeOf({ isClosed: true, own: 'away' })).toBe('CONVERSATION_CLOSED');
  });
});

describe('a message', () => {
  it('is kept without what nobody sees', () => {
    expect(plainMessage('  a\r\nb\u2028c\td\u202E\u0007 ')).toBe('a\nb\nc d');
    expect(plainMessage('👩🏽‍🌾 مرحبا')).toBe('👩🏽‍🌾 مرحبا');
  });

  it('has a beginning on one line for lists, which cuts no sign in two', () => {
    expect(excerptOf('a\n b')).toBe('a b');
    expect(excerptOf('😀'.repeat(200))).toBe(`${'😀'.repeat(139)}…`);
  });

  it('has links to follow only where they are trusted, and only whole https addresses', () => {
    const text = 'Park here: https://example.ca/map. Not http://example.ca or javascript:alert(1)';
    expect(messageParts(text, false)).toEqual([{ text, href: null }]);
    expect(messageParts(text, true).filter(({ href }) => href !== null)).toEqual([
      { text: 'https://example.ca/map', href: 'https://example.ca/map' },
    ]);
    expect(
      messageParts(text, true)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
