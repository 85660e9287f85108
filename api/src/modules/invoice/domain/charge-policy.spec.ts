import { nextAttempt } from './charge-policy.ts';

const now = new Date('2026-05-04T16:00:00Z');

describe('when a failed charge is tried again by itself', () => {
  it('is after 1, 3, 5 and 7 days for a declined card, and then not', () => {
    const days = [1, 2, 3, 4, 5].map((failures) => {
      const next = nextAttempt('CARD_DECLINED', failures, now);
      return next && (next.getTime() - now.getTime()) / 86_400_000;
    });
    expect(days).toEqual([1, 3, 5, 7, null]);
  });

  it.each(['CARD_MISSING', 'AUTHENTICATION_REQUIRED'] as const)('is never for %s', (code) => {
    expect(nextAttempt(code, 1, now)).toBeNull();
  });
});
