import { currentUser, login } from '@leafshift/contracts/auth';
import { recoverPassword } from '@leafshift/contracts/users';
import { PaymentWorld } from '../../modules/stripe/testing/payment-world.ts';
import { aShift } from '../../testing/a-shift.ts';
import { anEmployer, aWorker, PASSWORD } from '../../testing/people.ts';
import { PRODUCTION } from '../../testing/production.ts';
import { ShiftSteps } from '../../testing/shift-steps.ts';
import { DEFAULT_NOW, startApi, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('a developer’s machine', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({
      env: { RATE_LIMITS: 'on', RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS: '3' },
    });
  });
  afterAll(() => api.stop());
  afterEach(() => move(null));

  const json = { 'content-type': 'application/json' };
  const move = (now: unknown) =>
    api.send('PUT', '/api/dev/clock', { body: JSON.stringify({ now }), headers: json });
  const time = async () =>
    ((await (await api.send('GET', '/api/dev/clock')).json()) as { now: string }).now;
  const form = (body: string) =>
    api.send('POST', '/api/dev/clock', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const later = (ms: number) => new Date(Date.parse(DEFAULT_NOW) + ms).toISOString();

  it('moves the API’s clock, which goes on from there, and back to the real time', async () => {
    expect(await time()).toBe(DEFAULT_NOW);

    expect(await (await move(later(3 * DAY_MS))).json()).toEqual({
      now: later(3 * DAY_MS),
      aheadMs: 3 * DAY_MS,
    });
    api.clock.advance({ minutes: 1 });
    expect(await time()).toBe(later(3 * DAY_MS + 60_000));
    api.clock.advance({ minutes: -1 });

    await move(null);
    expect(await time()).toBe(DEFAULT_NOW);
  });

  it('sees sessions end when their time has come', async () => {
    const worker = await aWorker().in(api);
    await move(later(31 * DAY_MS));

    expect((await api.request(currentUser, {}, worker)).status).toBe(401);
  });

  it('counts attempts by the moved clock', async () => {
    const { email } = await aWorker().in(api);
    const attempt = async () =>
      (await api.request(login, { body: { email, password: PASSWORD } })).status;
    for (const status of [200, 200, 200, 429]) {
      expect(await attempt()).toBe(status);
    }

    await move(later(10 * 60_000));
    expect(await attempt()).toBe(429);
    await move(later(16 * 60_000));
    expect(await attempt()).toBe(200);
  });

  it.each(['yesterday', 5, undefined])('refuses %p as a time', async (now) => {
    expect((await move(now)).status).toBe(400);
  });

  it('has a panel with forms that move the clock', async () => {
    expect(await (await api.send('GET', '/api/dev')).text()).toContain('2026-05-04T16:00:00 UTC');

    const sent = await form('hours=12');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '../dev']);
    expect(await time()).toBe(later(DAY_MS / 2));
    await form('to=2026-06-01T08%3A30');
    expect(await time()).toBe('2026-06-01T08:30:00.000Z');
    await form('');
    expect(await time()).toBe(DEFAULT_NOW);
  });

  it('lists outgoing mail, the newest first', async () => {
    const people = [await aWorker().in(api), await aWorker().in(api)];
    for (const { email } of people) {
      await api.get(recoverPassword, { body: { email } });
      await api.settle();
    }

    const answer = await api.send('GET', '/api/dev/mail.json');
    const mails = (await answer.json()) as readonly { to: string }[];
    const newest = mails.slice(0, people.length);
    expect(newest.map(({ to }) => to)).toEqual(people.map(({ email }) => email).reverse());
    expect(mails[0]).toEqual({
      to: people[1]?.email,
      subject: expect.any(String),
      text: expect.stringContaining('/recover-password?token='),
      at: DEFAULT_NOW,
    });
    const ofFirst = `/api/dev/mail.json?to=${encodeURIComponent(people[0]?.email ?? '')}`;
    expect(await (await api.send('GET', ofFirst)).json()).toEqual([mails[1]]);
    const page = await (await api.send('GET', '/api/dev/mail')).text();
    expect(page).toContain(people[0]?.email);
  });
});

describe('the payment sandbox, from the panel', () => {
  let world: PaymentWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start();
  });
  afterAll(() => world.stop());

  const press = (event: string) =>
    world.api.send('POST', '/api/dev/events', {
      body: `event=${event}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const stored = async () => ({
    invoice: await world.api.database.native.collection('invoices').findOne({}),
    payout: await world.api.database.native.collection('payouts').findOne({}),
  });

  it('says so where there is nothing that it could happen to', async () => {
    expect((await press('dispute-opened')).status).toBe(409);
    expect((await press('nothing-known')).status).toBe(400);
  });

  describe('after a shift was paid', () => {
    beforeAll(async () => {
      const employer = await anEmployer().withoutCard().onboarded().in(world.api);
      const worker = await aWorker().onboarded().in(world.api);
      await world.giveCard(employer);
      await world.giveBank(worker);
      const steps = new ShiftSteps(world.api, employer, await aShift().by(employer, world.api));
      await steps.work(worker);
      await steps.submit();
      await world.api.settle();
      await world.deliverAll();
    });

    it.each([
      ['charge-partly-refunded', 'charge.refunded', 'invoice'],
      ['early-fraud-warning', 'radar.early_fraud_warning.created', 'invoice'],
      ['dispute-opened', 'charge.dispute.created', 'invoice'],
      ['dispute-lost', 'charge.dispute.closed', 'invoice'],
      ['payout-failed', 'payout.failed', 'payout'],
    ] as const)('%s is taken by the API and acted on', async (button, type, changed) => {
      const before = await stored();
      expect((await press(button)).status).toBe(303);
      const event = (await world.events()).findLast((one) => one.type === type);

      expect((await world.deliver(event ?? {})).status).toBe(200);
      await world.api.settle();

      const after = await stored();
      const other = changed === 'invoice' ? 'payout' : 'invoice';
      expect(after[changed]).not.toEqual(before[changed]);
      expect(after[other]).toEqual(before[other]);
    });

    it('is heard of while the API’s clock is moved, which the provider knows nothing of', async () => {
      const move = (now: string | null) =>
        world.api.send('PUT', '/api/dev/clock', {
          body: JSON.stringify({ now }),
          headers: { 'content-type': 'application/json' },
        });
      await move(new Date(world.api.clock.now().getTime() + 30 * 86_400_000).toISOString());
      const [event] = await world.events();
      expect((await world.deliver(event ?? {})).status).toBe(200);
      await move(null);
    });
  });
});

describe('in production', () => {
  it('nothing is below /dev', async () => {
    const api = await startApi({ env: PRODUCTION });
    for (const path of ['', '/', '/clock', '/mail', '/mail.json', '/events', '/anything']) {
      expect((await api.send('GET', `/api/dev${path}`)).status).toBe(404);
    }
    const headers = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['PUT', 'clock'],
      ['POST', 'clock'],
      ['POST', 'events'],
    ] as const) {
      const answer = await api.send(method, `/api/dev/${path}`, { body: '{}', headers });
      expect(answer.status).toBe(404);
    }
    await api.stop();
  });
});
