import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { Server } from 'socket.io';
import { Realtime } from './realtime.ts';

const postId = '64b000000000000000000001';

/** A server as the API is one: the token at the handshake, events to the user. */
async function startServer() {
  const http = createServer();
  const sockets = new Server(http, { path: SOCKET_PATH });
  const tokens: unknown[] = [];
  sockets.on('connection', (socket) => tokens.push(socket.handshake.auth.token));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return { sockets, tokens, origin: `http://127.0.0.1:${port}` };
}

type RunningServer = Awaited<ReturnType<typeof startServer>>;
let server: RunningServer;
let realtime: Realtime;
const onRefused = jest.fn();
const reported = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  Object.assign(globalThis, { reportError: reported });
  server = await startServer();
  realtime = new Realtime({ origin: server.origin, getToken: () => 'the token', onRefused });
});
afterEach(async () => {
  realtime.disconnect();
  await server.sockets.close();
});

const connected = () =>
  new Promise<void>((resolve) => server.sockets.once('connection', () => resolve()));

async function connect(): Promise<void> {
  const arrival = connected();
  await realtime.connect();
  await arrival;
}

const nextEvent = () =>
  new Promise((resolve) => {
    const stop = realtime.api.on('postUpdated', (event) => {
      stop();
      resolve(event);
    });
  });

describe("the portal's one socket", () => {
  it('shows the token at the handshake and hands events on', async () => {
    const event = nextEvent();
    await connect();
    expect(server.tokens).toEqual(['the token']);
    server.sockets.emit('postUpdated', { postId });
    await expect(event).resolves.toEqual({ postId });
  });

  it('does not hand on what has another shape than the contract', async () => {
    const listener = jest.fn();
    realtime.api.on('postUpdated', listener);
    await connect();
    server.sockets.emit('postUpdated', { postId: 'not an id' });
    const good = nextEvent();
    server.sockets.emit('postUpdated', { postId });
    await good;
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('tells after a reconnect that events may have been missed', async () => {
    const reconnected = new Promise<void>((resolve) => {
      realtime.api.onReconnect(resolve);
    });
    await connect();
    for (const socket of await server.sockets.fetchSockets()) {
      server.sockets.sockets.sockets.get(socket.id)?.conn.close();
    }
    await reconnected;
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('asks about the session when the server closes the socket', async () => {
    await connect();
    const refused = new Promise<void>((resolve) => onRefused.mockImplementation(() => resolve()));
    server.sockets.disconnectSockets(true);
    await refused;
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('is not opened when the session ended while its code was on the way', async () => {
    const connecting = realtime.connect();
    realtime.disconnect();
    await connecting;
    expect(server.tokens).toEqual([]);
  });
});
