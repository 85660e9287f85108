import type { RealtimeEventName } from '@leafshift/contracts/realtime';
import { aNotification, anEmployer } from '@leafshift/testing/builders';
import { Realtime } from './realtime.ts';
import { ApiServer } from './testing/api-server.ts';

const postId = '64b000000000000000000001';

let server: ApiServer;
let realtime: Realtime;
const reported = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  Object.assign(globalThis, { reportError: reported });
  server = new ApiServer();
  await server.start();
  realtime = new Realtime({
    origin: server.origin,
    getToken: () => 'the token',
    onRefused: () => undefined,
  });
});
afterEach(async () => {
  realtime.disconnect();
  await server.stop();
});

async function connect(): Promise<void> {
  const arrival = server.connection();
  await realtime.connect();
  await arrival;
}

const nextEvent = (name: RealtimeEventName = 'postUpdated') =>
  new Promise((resolve) => {
    const stop = realtime.api.on(name, (event) => {
      stop();
      resolve(event);
    });
  });

describe("the portal's one socket", () => {
  it('shows the token at the handshake and hands events on', async () => {
    const event = nextEvent();
    await connect();
    expect(server.tokens).toEqual(['the token']);
    server.emit('postUpdated', { postId });
    await expect(event).resolves.toEqual({ postId });
  });

  it('does not hand on what has another shape than the contract', async () => {
    const listener = jest.fn();
    realtime.api.on('postUpdated', listener);
    await connect();
    server.emit('postUpdated', { postId: 'not an id' });
    const good = nextEvent();
    server.emit('postUpdated', { postId });
    await good;
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('hands on events in which a newer API says more, or tells of a new kind of notification', async () => {
    await connect();
    const told = [nextEvent('postUpdated'), nextEvent('notification'), nextEvent('accountUpdated')];
    const notification = aNotification({ kind: 'timesheet-disputed' });
    server.emit('postUpdated', { postId, version: 2 });
    server.emit('notification', { ...notification, priority: 'high' });
    server.emit('accountUpdated', { ...anEmployer(), businesses: [] });
    await expect(Promise.all(told)).resolves.toEqual([{ postId }, notification, anEmployer()]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('is not opened when the session ended while its code was on the way', async () => {
    const connecting = realtime.connect();
    realtime.disconnect();
    await connecting;
    expect(server.tokens).toEqual([]);
  });
});
