import { createStore } from 'jotai';
import { LastSeen } from './last-seen.ts';

const NOON = 'Mon, 04 May 2026 12:00:00 GMT';
const ONE = 'Mon, 04 May 2026 13:00:00 GMT';

function setUp() {
  const lastSeen = new LastSeen(createStore());
  let answer = new Response();
  const fetchNow = lastSeen.noting(async () => answer);
  return {
    state: () => lastSeen.state.get(),
    answers: (seen?: string) => {
      answer = new Response(null, seen === undefined ? {} : { headers: { 'x-last-seen': seen } });
      return fetchNow('/api/posts/find-work');
    },
  };
}

describe('what is shown without a network', () => {
  it('is nothing old while answers come from the network', async () => {
    const { state, answers } = setUp();
    await answers();
    expect(state()).toEqual({ isOffline: false, lastSeen: null });
  });

  it('is as old as the oldest answer that was kept', async () => {
    const { state, answers } = setUp();
    await answers(ONE);
    await answers(NOON);
    await answers(ONE);
    expect(state().lastSeen).toBe('2026-05-04T12:00:00.000Z');
  });

  it("is today's again with the next answer of the network", async () => {
    const { state, answers } = setUp();
    await answers(NOON);
    await answers();
    expect(state().lastSeen).toBeNull();
  });

  it('follows what the browser says of the network', () => {
    const { state } = setUp();
    window.dispatchEvent(new Event('offline'));
    expect(state().isOffline).toBe(true);
    window.dispatchEvent(new Event('online'));
    expect(state().isOffline).toBe(false);
  });
});
