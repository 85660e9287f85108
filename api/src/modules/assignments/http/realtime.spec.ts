import { deletePost } from '@leafshift/contracts/posts';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { anEmployer, aWorker, type Person } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('open windows, when a shift changes', () => {
  let api: TestApi;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    api = await startApi();
  });

  afterAll(async () => {
    for (const socket of sockets) {
      socket.disconnect();
    }
    await api.stop();
  });

  /** Somebody's window: resolves with the posts that it was told to refetch, once there are so many. */
  const windowOf = async ({ token }: Person) => {
    const told: string[] = [];
    const socket = io(api.origin, {
      path: SOCKET_PATH,
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
    });
    sockets.push(socket);
    socket.on('postUpdated', ({ postId }: { postId: string }) => told.push(postId));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    return async (count: number): Promise<readonly string[]> => {
      while (told.length < count) {
        await new Promise((resolve) => socket.once('postUpdated', resolve));
      }
      return told;
    };
  };

  it('are told of it: its employer and the workers concerned, nobody else', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const wanda = await aWorker().onboarded().in(api);
    const bystander = await aWorker().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer);
    await api.settle();
    const toldEmployer = await windowOf(employer);
    const toldWorker = await windowOf(wanda);
    const toldBystander = await windowOf(bystander);

    await steps.request(wanda);
    await api.get(deletePost, { params: { id: steps.postId } }, employer);
    await api.settle();
    api.app.get(Realtime).emit([bystander.id], 'postUpdated', { postId: 'the end' });

    expect(await toldEmployer(2)).toEqual([steps.postId, steps.postId]);
    expect(await toldWorker(2)).toEqual([steps.postId, steps.postId]);
    expect(await toldBystander(1)).toEqual(['the end']);
  });
});
