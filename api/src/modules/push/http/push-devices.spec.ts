import {
  endSession,
  login,
  logout,
  logoutEverywhere,
  ownSessions,
} from '@leafshift/contracts/auth';
import { addPushDevice, pushState, removePushDevice, testPush } from '@leafshift/contracts/push';
import { exportAccount } from '@leafshift/contracts/users';
import { SessionlessAccessRegistry } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';
import { PushService } from '../testing/push-service.ts';

describe('the devices that get pushes', () => {
  let service: PushService;
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    service = await PushService.start();
    const PUSH_HOSTS = `${service.origin},push.example.com,*.push.example.org`;
    api = await startApi({ env: { PUSH_HOSTS } });
  });
  beforeEach(async () => {
    service.forget();
    worker = await aWorker().in(api);
  });
  afterAll(async () => {
    await api.stop();
    await service.stop();
  });

  const state = (as: As = worker) => api.get(pushState, {}, as);
  const browser = async () => service.subscribe((await state()).publicKey ?? '');
  const signIn = async (): Promise<As> =>
    api.get(login, { body: { email: worker.email, password: PASSWORD } });
  const pushed = async (as: As = worker): Promise<number> => {
    service.forget();
    await api.get(testPush, {}, as);
    await api.settle();
    expect(service.refused).toEqual([]);
    return service.received.length;
  };

  it('are none at first, and nobody is pushed anything', async () => {
    expect(await state()).toEqual({ publicKey: expect.stringMatching(/^B/), devices: [] });
    expect(await pushed()).toBe(0);
  });

  it('get what is encrypted for them and signed with the key of the portal', async () => {
    const added = await api.get(addPushDevice, { body: await browser() }, worker);
    expect(added.devices).toEqual([
      { _id: expect.any(String), device: '', addedAt: '2026-05-04T16:00:00.000Z', current: true },
    ]);
    expect(await pushed()).toBe(1);
    expect(service.received).toMatchObject([
      { message: { title: 'It works', path: '/settings' }, urgency: 'high', ttl: 600 },
    ]);
    expect(service.received[0]?.contact).toMatch(/^mailto:/);
  });

  it('are each one once, and one a session', async () => {
    const body = await browser();
    await Promise.all([
      api.get(addPushDevice, { body }, worker),
      api.get(addPushDevice, { body }, worker),
    ]);
    const renewed = await api.get(addPushDevice, { body: await browser() }, worker);

    expect(renewed.devices).toHaveLength(1);
    expect(await pushed()).toBe(1);
  });

  it('move to whoever signs in on them', async () => {
    const body = await browser();
    await api.get(addPushDevice, { body }, worker);
    const other = await aWorker().in(api);

    await api.get(addPushDevice, { body }, other);

    expect((await state()).devices).toEqual([]);
    expect(await pushed(worker)).toBe(0);
    expect(await pushed(other)).toBe(1);
  });

  it('are removed by their owner alone', async () => {
    const { devices } = await api.get(addPushDevice, { body: await browser() }, worker);
    const params = { id: devices[0]?._id ?? '' };
    const other = await aWorker().in(api);
    expect((await api.request(removePushDevice, { params }, other)).status).toBe(404);
    expect(await pushed()).toBe(1);

    expect((await api.get(removePushDevice, { params }, worker)).devices).toEqual([]);
    expect(await pushed()).toBe(0);
  });

  it('get nothing any more once their session ends, in whichever way', async () => {
    const here = await signIn();
    const there = await signIn();
    for (const as of [worker, here, there]) {
      await api.get(addPushDevice, { body: await browser() }, as);
    }
    expect(await pushed()).toBe(3);

    await api.get(logout, {}, here);
    expect(await pushed()).toBe(2);

    const { sessions } = await api.get(ownSessions, {}, worker);
    const id = sessions.find(({ current }) => !current)?._id ?? '';
    await api.get(endSession, { params: { id } }, worker);
    expect(await pushed()).toBe(1);

    await api.get(logoutEverywhere, {}, worker);
    expect(await pushed(await signIn())).toBe(0);
  });

  it('get nothing any more when the session ends by itself', async () => {
    await api.get(addPushDevice, { body: await browser() }, worker);
    api.clock.advance({ days: 31 });
    expect(await pushed(await signIn())).toBe(0);
    expect((await state(await signIn())).devices).toEqual([]);
  });

  it('get nothing any more with a suspension', async () => {
    await api.get(addPushDevice, { body: await browser() }, worker);
    await api.app.get(SessionlessAccessRegistry).revoke(worker.id);
    expect(await pushed()).toBe(0);
  });

  it('are ten at most; one more takes the place of the oldest', async () => {
    for (let count = 0; count < 11; count += 1) {
      api.clock.advance({ minutes: 1 });
      await api.get(addPushDevice, { body: await browser() }, await signIn());
    }
    const { devices } = await state();
    expect(devices).toHaveLength(10);
    const added = devices.map(({ addedAt }) => addedAt);
    expect(added).toEqual(added.toSorted().toReversed());
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://10.0.0.7/send/1',
    'https://localhost/send/1',
    'https://db.internal/send/1',
    'http://push.example.com/send/1',
    'https://push.example.com:8443/send/1',
    'https://user:pass@push.example.com/send/1',
    'https://push.example.com.evil.example/send/1',
    'https://evilpush.example.org/send/1',
    'https://evil.example/?https://push.example.com',
  ])('are never reached at %s', async (endpoint) => {
    const body = { ...(await browser()), endpoint };
    expect(await api.request(addPushDevice, { body }, worker)).toMatchObject({
      status: 400,
      body: { code: 'PUSH_SERVICE_UNKNOWN' },
    });
  });

  it.each(['https://push.example.com/send/1', 'https://eu.push.example.org/send/1'])(
    'may be reached at %s',
    async (address) => {
      const endpoint = `${address}${worker.id}`;
      const body = { ...(await browser()), endpoint };
      expect((await api.request(addPushDevice, { body }, worker)).ok).toBe(true);
    },
  );

  it('are not added with the key of another portal', async () => {
    const body = { ...(await browser()), publicKey: `B${'A'.repeat(86)}` };
    expect((await api.request(addPushDevice, { body }, worker)).status).toBe(404);
  });

  it('come anew once the portal has other keys', async () => {
    const body = await browser();
    await api.get(addPushDevice, { body }, worker);
    const stored = api.database.native.collection('push_subscriptions');
    await stored.updateOne({ endpoint: body.endpoint }, { $set: { publicKey: 'another' } });
    expect((await state()).devices).toEqual([]);
    expect(await pushed()).toBe(0);

    await api.get(addPushDevice, { body }, worker);
    expect(await pushed()).toBe(1);
  });

  it('stand in the export, without what it takes to write to them', async () => {
    const body = await browser();
    await api.get(addPushDevice, { body }, worker);
    const text = JSON.stringify((await api.request(exportAccount, {}, worker)).body);
    expect(text).toContain('"pushService":"127.0.0.1');
    expect(text).not.toContain(body.keys.auth);
    expect(text).not.toContain(body.endpoint);
  });
});
