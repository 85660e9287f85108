import { deletePost } from '@leafshift/contracts/posts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { type OpenWindow, openWindow } from '../../../testing/open-window.ts';
import { anEmployer, aWorker, type Person } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('open windows, when a shift changes', () => {
  let api: TestApi;
  const windows: OpenWindow[] = [];

  beforeAll(async () => {
    api = await startApi();
  });

  afterAll(async () => {
    for (const window of windows) {
      window.close();
    }
    await api.stop();
  });

  const windowOf = async (person: Person): Promise<OpenWindow> => {
    const window = await openWindow(api.origin, person);
    windows.push(window);
    return window;
  };

  it('are told of it: its employer and the workers concerned, nobody else', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const wanda = await aWorker().onboarded().in(api);
    const bystander = await aWorker().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer);
    await api.settle();
    const employerWindow = await windowOf(employer);
    const workerWindow = await windowOf(wanda);
    const bystanderWindow = await windowOf(bystander);

    await steps.request(wanda);
    await api.get(deletePost, { params: { id: steps.postId } }, employer);
    await api.settle();
    api.app.get(Realtime).emit([bystander.id], 'postUpdated', { postId: 'the end' });

    expect(await employerWindow.told(2)).toEqual([steps.postId, steps.postId]);
    expect(await workerWindow.told(2)).toEqual([steps.postId, steps.postId]);
    expect(await bystanderWindow.told(1)).toEqual(['the end']);
  });
});
