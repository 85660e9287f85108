import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { currentUser } from '@leafshift/contracts/auth';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { register, skipOnboarding } from '@leafshift/contracts/users';
import { io, type Socket } from 'socket.io-client';
import { type ApiBundle, buildApi } from '../../tools/drills/api/api-bundle.ts';
import { type ApiNode, startApiNode } from '../../tools/drills/api/api-node.ts';
import { get, type Person, send } from '../../tools/drills/api/caller.ts';
import { freePort } from './testing/free-port.ts';
import { RoundRobin } from './testing/round-robin.ts';
import { databaseUri, newDatabaseName } from './testing/test-database.ts';

const LEAST_REQUESTS = 2000;
const AT_ONCE = 8;
/** Between two requests of one of them; without it they would take the machine from those that start. */
const PAUSE_MS = 10;
/** One in so many requests changes something. */
const CHANGES_EACH = 10;
const GONE_WITHIN_MS = 25_000;

describe('two processes of the API behind a balancer', () => {
  let bundle: ApiBundle;
  let dataDir: string;
  let balancer: RoundRobin;
  let person: Person;
  const uri = databaseUri(newDatabaseName());
  const nodes = new Map<number, ApiNode>();
  const sockets: Socket[] = [];

  const start = async (port: number): Promise<void> => {
    const node = await startApiNode({
      bundle,
      port,
      mongodbUri: uri,
      dataDir,
      // Nobody is there: the provider only informs.
      sandboxUrl: 'http://127.0.0.1:9',
      env: { SHUTDOWN_DELAY: '1', PORTAL_URL: 'http://portal.test' },
    });
    nodes.set(port, node);
  };
  const ask = (port: number): void => {
    process.kill(nodes.get(port)?.process.pid ?? 0, 'SIGTERM');
  };
  const restart = async (port: number): Promise<string | undefined> => {
    ask(port);
    const how = await nodes.get(port)?.process.ended;
    await start(port);
    // The next one goes only when this one is given requests again.
    await balancer.sees(port);
    return how;
  };

  beforeAll(async () => {
    bundle = await buildApi();
    dataDir = await mkdtemp(join(tmpdir(), 'leafshift-rolling-'));
    for (const port of [await freePort(), await freePort()]) await start(port);
    balancer = await RoundRobin.before([...nodes.keys()]);
    const { token, user } = await get(balancer.origin, register, {
      body: {
        usertype: 'Temp',
        name: 'Rolling Stone',
        email: 'rolling@example.ca',
        password: 'a drill, nothing more',
      },
    });
    person = { id: user._id, name: user.name, token };
  }, 120_000);
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await balancer?.stop();
    await Promise.all([...nodes.values()].map(({ process: running }) => running.stop()));
    await bundle?.remove();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  const change = () => send(balancer.origin, skipOnboarding, { body: { data: true } }, person);

  it('serves every request while one after the other is restarted', async () => {
    const failures: string[] = [];
    let count = 0;
    let isOver = false;
    const sendOne = async (): Promise<void> => {
      count += 1;
      const { status, body } = await (count % CHANGES_EACH === 0
        ? change()
        : send(balancer.origin, currentUser, {}, person));
      if (status !== 200) failures.push(`${status} ${JSON.stringify(body)}`);
    };
    const sendOn = async (): Promise<void> => {
      while (!isOver || count < LEAST_REQUESTS) {
        await sendOne().catch((error: unknown) => failures.push(String(error)));
        await after(PAUSE_MS);
      }
    };
    const senders = Array.from({ length: AT_ONCE }, sendOn);
    const ends: (string | undefined)[] = [];
    for (const port of nodes.keys()) ends.push(await restart(port));
    isOver = true;
    await Promise.all(senders);

    expect(ends).toEqual(['exit code 0', 'exit code 0']);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(LEAST_REQUESTS);
  }, 180_000);

  it('connects sockets in turns, each of which hears of its account, also after a restart', async () => {
    const opened = Array.from({ length: 6 }, () =>
      io(balancer.origin, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: 100,
        auth: { token: person.token },
      }),
    );
    sockets.push(...opened);
    const all = (event: string) =>
      Promise.all(opened.map((socket) => new Promise((resolve) => socket.once(event, resolve))));
    const hear = async (): Promise<readonly unknown[]> => {
      const heard = all('accountUpdated');
      await change();
      return heard;
    };
    await all('connect');
    expect([...balancer.socketsOf.values()]).toEqual([3, 3]);
    expect(await hear()).toHaveLength(6);

    const moved = Promise.all(
      opened.map(
        (socket) =>
          new Promise((resolve) =>
            socket.once('disconnect', (reason) => socket.once('connect', () => resolve(reason))),
          ),
      ),
    );
    for (const port of nodes.keys()) await restart(port);

    // Not as somebody who was signed out: the window connects by itself.
    expect(new Set(await moved)).toEqual(new Set(['transport close']));
    expect(opened.every(({ connected }) => connected)).toBe(true);
    expect(await hear()).toHaveLength(6);
  }, 120_000);

  it('is gone in time although a request does not come to its end', async () => {
    const [port = 0] = nodes.keys();
    const half = connect(port, '127.0.0.1');
    half.on('error', () => undefined);
    await once(half, 'connect');
    half.write('POST /api/users HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    half.write('content-length: 100\r\n\r\n{"name":');
    await get(`http://127.0.0.1:${port}`, currentUser, {}, person);

    const told = performance.now();
    ask(port);
    const how = await nodes.get(port)?.process.ended;

    expect(how).toBe('exit code 1');
    expect(performance.now() - told).toBeLessThan(GONE_WITHIN_MS);
  }, 60_000);
});
