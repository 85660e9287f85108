import { logout } from '@leafshift/contracts/auth';
import { requestShift } from '@leafshift/contracts/posts';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { type ApiBundle, buildApi } from '../../tools/drills/api/api-bundle.ts';
import type { ApiNode } from '../../tools/drills/api/api-node.ts';
import { get, type Person } from '../../tools/drills/api/caller.ts';
import { ShiftOnApi } from '../../tools/drills/api/shift-on-api.ts';
import { CrashDrill } from '../../tools/drills/crash/crash-drill.ts';
import { CrashWorld } from '../../tools/drills/crash/crash-world.ts';
import { problemsOfAll } from '../../tools/drills/crash/invariants.ts';
import { crashPoints } from '../../tools/drills/crash/points.ts';
import { databaseUri, newDatabaseName } from './testing/test-database.ts';

/** A few of the twenty-two points of `npm run drill:crash`: around the commits, the charge and a mail. */
const SHORT = [
  'before the submission is committed',
  'once the card is charged, unheard',
  'before the confirmation is committed',
  'once it is committed, unheard',
];

describe('the API as processes on one database', () => {
  let bundle: ApiBundle;
  let world: CrashWorld;
  let drill: CrashDrill;

  beforeAll(async () => {
    bundle = await buildApi();
    world = await CrashWorld.start(bundle, databaseUri(newDatabaseName()));
    drill = new CrashDrill(world);
  }, 60_000);
  afterAll(async () => {
    await world?.stop();
    await bundle?.remove();
  }, 30_000);

  describe('when one is killed in the middle of its work and started again', () => {
    const points = crashPoints.filter(({ title }) => SHORT.includes(title));

    it.each(points.map((point) => [point.flow, point.title, point] as const))(
      'nothing is lost or done twice (%s: %s)',
      async (_flow, _title, point) => {
        expect(await drill.crashAt(point)).toEqual([]);
      },
      60_000,
    );

    it('the books are in order at the end', async () => {
      expect(await problemsOfAll(world.evidence)).toEqual([]);
    });
  });

  describe('when there are two', () => {
    let other: ApiNode;
    const sockets: Socket[] = [];

    beforeAll(async () => {
      other = await world.startBeside();
    }, 60_000);
    afterAll(async () => {
      for (const socket of sockets) socket.disconnect();
      await other?.process.stop();
    });

    const connected = async (node: { readonly origin: string }, as: Person): Promise<Socket> => {
      const socket = io(node.origin, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token: as.token },
      });
      sockets.push(socket);
      await heard(socket, 'connect');
      return socket;
    };
    const heard = (socket: Socket, event: string): Promise<unknown[]> =>
      new Promise((resolve) => socket.once(event, (...data: unknown[]) => resolve(data)));

    it('a window on one hears of what somebody does on the other', async () => {
      const { employer, workers, origin } = world;
      const startsAt = new Date(world.now().getTime() + 1000 * 3_600_000);
      const shift = await ShiftOnApi.post(origin, employer, { startsAt });
      const window = await connected(other, employer);
      const events = [heard(window, 'postUpdated'), heard(window, 'notification')];

      await get(origin, requestShift, { params: { id: shift.id } }, workers[0]);

      expect(await Promise.all(events)).toMatchObject([
        [{ postId: shift.id }],
        [{ kind: 'shift-requested', isRead: false }],
      ]);
    });

    it('signing out on one closes the window on the other', async () => {
      const [, worker] = world.workers;
      const window = await connected(other, worker);
      const closed = heard(window, 'disconnect');

      await get(world.origin, logout, {}, worker);

      expect(await closed).toContain('io server disconnect');
    });
  });
});
