import { addPushDevice, pushState } from '@leafshift/contracts/push';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { addPushBrowser, BROWSER_KEYS, removePushBrowser } from '../testing/push-browser.ts';
import { renewPush } from './renew-push.ts';

const PUBLIC_KEY = `B${'a'.repeat(86)}`;
const HERE = {
  _id: '7'.repeat(24),
  device: '',
  addedAt: '2026-05-01T16:00:00.000Z',
  current: true,
};
const answering = (devices: (typeof HERE)[], publicKey: string | null = PUBLIC_KEY) =>
  createMockApi([
    handle(pushState, { publicKey, devices }),
    handle(addPushDevice, { publicKey, devices: [HERE] }),
  ]);

describe('a device of who has switched it on', () => {
  afterEach(removePushBrowser);

  it('is told again how it is reached, without asking anybody', async () => {
    addPushBrowser({ permission: 'granted' });
    const api = answering([]);
    await renewPush(api);
    expect(api.sentTo(addPushDevice)).toEqual([
      { body: { ...BROWSER_KEYS, publicKey: PUBLIC_KEY } },
    ]);
  });

  it.each(['default', 'denied'] as const)(
    'is left alone where the browser says %s',
    async (permission) => {
      const done = addPushBrowser({ permission });
      const api = answering([]);
      await renewPush(api);
      expect(done).toEqual([]);
      expect(api.sentTo(pushState)).toEqual([]);
    },
  );

  it('is left alone where it is known, or nothing is sent', async () => {
    addPushBrowser({ permission: 'granted' });
    for (const api of [answering([HERE]), answering([], null)]) {
      await renewPush(api);
      expect(api.sentTo(addPushDevice)).toEqual([]);
    }
  });
});
