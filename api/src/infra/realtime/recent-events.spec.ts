import { TOLD_AGAIN_MS } from '@leafshift/contracts/realtime';
import { RecentEvents } from './recent-events.ts';

describe('what was told of late', () => {
  it('is kept in its order for the rooms that were told, and forgotten in time', () => {
    let now = 0;
    const recent = new RecentEvents(() => now);
    recent.add(['a', 'b'], 'first', 1);
    recent.add(['b'], 'second', 2);
    now = TOLD_AGAIN_MS;
    recent.add(['a'], 'third', 3);
    expect(recent.of(new Set(['a'])).map(({ event }) => event)).toEqual(['first', 'third']);
    expect(recent.of(new Set(['c']))).toEqual([]);
    now = TOLD_AGAIN_MS + 1;
    expect(recent.of(new Set(['a', 'b'])).map(({ event }) => event)).toEqual(['third']);
    now = 3 * TOLD_AGAIN_MS;
    expect(recent.of(new Set(['a']))).toEqual([]);
  });

  it('of an account is its last state alone, for each who was told', () => {
    const recent = new RecentEvents(() => 0);
    recent.add(['a'], 'accountUpdated', { isOnboarded: false });
    recent.add(['a'], 'postUpdated', { postId: '1' });
    recent.add(['b'], 'accountUpdated', { isOnboarded: false });
    recent.add(['a'], 'accountUpdated', { isOnboarded: true });
    expect(recent.of(new Set(['a']))).toMatchObject([
      { event: 'postUpdated' },
      { event: 'accountUpdated', data: { isOnboarded: true } },
    ]);
    expect(recent.of(new Set(['b']))).toMatchObject([{ data: { isOnboarded: false } }]);
  });
});
