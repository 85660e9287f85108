import { allCalls } from '../calls/index.ts';
import { selfClockIn, selfClockOut } from '../clockedtime/index.ts';
import { timedCalls, waitingCalls } from './index.ts';

describe('calls that wait until there is a network', () => {
  it('change something, once however often they are sent', () => {
    for (const call of waitingCalls) {
      expect(call).toMatchObject({ idempotent: true });
      expect(allCalls).toContain(call);
    }
  });

  it("are a worker's own, or messages of both sides, and ask for no confirmation", () => {
    for (const call of waitingCalls) {
      const isMessage = call.name === 'conversations.send';
      expect(call.access).toEqual(isMessage ? ['Employer', 'Temp'] : ['Temp']);
      expect(call.stepUp).toBeUndefined();
    }
  });

  it('are none of those that cost more the later they come, or that the first one gets', () => {
    const names = waitingCalls.map(({ name }) => name);
    for (const never of ['posts.cancelAssignment', 'posts.request', 'nextInLine.accept']) {
      expect(names).not.toContain(never);
    }
  });

  it('take the time at which it was where that counts', () => {
    expect(timedCalls).toEqual([selfClockIn.name, selfClockOut.name]);
    for (const name of timedCalls) {
      const call = waitingCalls.find((waiting) => waiting.name === name);
      const body = { at: '2026-05-14T13:00:00.000Z' };
      expect(call?.body?.safeParse(body)).toMatchObject({ success: true });
    }
  });
});
