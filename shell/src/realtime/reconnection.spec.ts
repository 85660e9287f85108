import { Realtime } from './realtime.ts';
import { ApiServer } from './testing/api-server.ts';
import { HeldPauses } from './testing/held-pauses.ts';

let server: ApiServer;
let realtime: Realtime;
let pauses: HeldPauses;
const onRefused = jest.fn();
const onReconnect = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  server = new ApiServer();
  await server.start();
  pauses = new HeldPauses();
  realtime = new Realtime({
    origin: server.origin,
    getToken: () => 'the token',
    onRefused,
    rest: pauses.rest,
  });
  realtime.api.onReconnect(onReconnect);
});
afterEach(async () => {
  realtime.disconnect();
  pauses.restore();
  await server.stop();
});

const reconnected = () =>
  new Promise<void>((resolve) => {
    const stop = realtime.api.onReconnect(() => {
      stop();
      resolve();
    });
  });

async function connect(): Promise<void> {
  const arrival = server.connection();
  await realtime.connect();
  await arrival;
}

/** The API goes away for longer than the attempts last. */
async function outlastAttempts(): Promise<void> {
  const rest = pauses.nextRest();
  await server.stop();
  await rest;
}

describe("the portal's one socket, when it is lost", () => {
  it('is tried again five times, 1000 ms apart', async () => {
    await connect();
    await outlastAttempts();
    expect(pauses).toMatchObject({ attempts: 5, rests: 1 });
  });

  it('tells after a reconnect that events may have been missed', async () => {
    await connect();
    expect(onReconnect).not.toHaveBeenCalled();
    const back = reconnected();
    server.interrupt();
    await back;
    expect(onReconnect).toHaveBeenCalledTimes(1);
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('after an outage that outlasts the attempts', () => {
  it('comes back when it is woken, and tells that events may have been missed', async () => {
    await connect();
    await outlastAttempts();
    await server.start();
    const back = reconnected();
    realtime.wake();
    await back;
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('comes back by itself after a rest', async () => {
    await connect();
    await outlastAttempts();
    await server.start();
    const back = reconnected();
    pauses.endRest();
    await back;
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('makes five attempts and rests again while the API stays away', async () => {
    await connect();
    await outlastAttempts();
    const rest = pauses.nextRest();
    realtime.wake();
    await rest;
    expect(pauses).toMatchObject({ attempts: 10, rests: 2 });
    await server.start();
    const back = reconnected();
    pauses.endRest();
    await back;
  });

  it('finds an API that was away from the start', async () => {
    await server.stop();
    const rest = pauses.nextRest();
    await realtime.connect();
    await rest;
    await server.start();
    const back = reconnected();
    realtime.wake();
    await back;
  });

  it('stays away when the session has ended meanwhile', async () => {
    await connect();
    await outlastAttempts();
    await server.start();
    realtime.disconnect();
    realtime.wake();
    await connect();
    expect(server.tokens).toHaveLength(2);
  });
});

describe('a socket that the server refuses', () => {
  it('asks about the session, and tries again after a rest when that still holds', async () => {
    server.refusal = 'A service is not answering';
    const rest = pauses.nextRest();
    await realtime.connect();
    await rest;
    expect(onRefused).toHaveBeenCalledTimes(1);

    server.refusal = null;
    const back = reconnected();
    pauses.endRest();
    await back;
  });

  it('asks about the session when an open one is closed', async () => {
    await connect();
    const rest = pauses.nextRest();
    server.revoke();
    await rest;
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});
