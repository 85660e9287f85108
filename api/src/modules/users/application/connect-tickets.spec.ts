import { logout } from '@leafshift/contracts/auth';
import { connectOnboardingLink, deleteAccount } from '@leafshift/contracts/users';
import { anEmployer, aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

const INCOMPLETE = 'http://portal.test/connect-incomplete';

describe('the ticket to the bank connection', () => {
  const lines: string[] = [];
  let world: PaymentWorld;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({}, (line) => lines.push(line));
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    worker = await aWorker().onboarded().in(world.api);
  });
  afterEach(() => world.sandbox.faults.clear());

  const askFor = async (person: { readonly token: string } = worker): Promise<string> =>
    (await world.api.get(connectOnboardingLink, {}, person)).url;

  /** Opens an address as a new window does, without any token. */
  const open = (url: string) => world.api.send('GET', new URL(url).pathname);

  const whereTo = async (url: string) => {
    const { status, headers } = await open(url);
    return { status, to: headers.get('location') ?? '' };
  };

  it('is all that the address carries: no token of the session', async () => {
    const url = await askFor();

    expect(url).toMatch(
      /^http:\/\/portal\.test\/api\/users\/stripe-connect-onboarding\/tickets\/[\w-]{43}$/,
    );
    expect(url).not.toContain(worker.token);
  });

  it('leads to the provider’s own page, and is not kept by caches or told to other sites', async () => {
    const answer = await open(await askFor());

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(`${world.sandbox.url}/connect/acct_`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toBe('');
  });

  it('is good once', async () => {
    const url = await askFor();
    await open(url);

    expect(await whereTo(url)).toEqual({ status: 303, to: INCOMPLETE });
  });

  it('is good once when many come with it at the same moment', async () => {
    const url = await askFor();

    const ways = await Promise.all(Array.from({ length: 8 }, () => whereTo(url)));

    expect(ways.filter(({ to }) => to === INCOMPLETE)).toHaveLength(7);
  });

  it('is good for 60 seconds', async () => {
    const [early, late] = [await askFor(), await askFor()];

    world.api.clock.advance({ seconds: 59 });
    expect((await whereTo(early)).to).not.toBe(INCOMPLETE);
    world.api.clock.advance({ seconds: 1 });
    expect((await whereTo(late)).to).toBe(INCOMPLETE);
  });

  it.each([
    ['somebody has made up', 'a'.repeat(43)],
    ['is not one at all', '%24ne'],
  ])('leads nowhere when it %s', async (_, made) => {
    const url = (await askFor()).replace(/[^/]+$/, made);

    expect((await whereTo(url)).to).toBe(INCOMPLETE);
  });

  it('leads to the bank connection of who asked for it, and to no other', async () => {
    const employer = await anEmployer().onboarded().withoutCard().in(world.api);
    const accountOf = async (url: string): Promise<string> =>
      /acct_\w+/.exec((await whereTo(url)).to)?.[0] ?? '';
    const [mine, again, theirs] = [
      await accountOf(await askFor()),
      await accountOf(await askFor()),
      await accountOf(await askFor(employer)),
    ];

    expect(mine).not.toBe('');
    expect(again).toBe(mine);
    expect(theirs).not.toBe(mine);
  });

  it('ends with the session that asked for it', async () => {
    const url = await askFor();
    await world.api.request(logout, {}, worker);

    expect((await whereTo(url)).to).toBe(INCOMPLETE);
  });

  it('ends with the account', async () => {
    const url = await askFor();
    await world.api.request(deleteAccount, { body: { password: PASSWORD } }, worker);

    expect((await whereTo(url)).to).toBe(INCOMPLETE);
  });

  it('is not given while the provider is down', async () => {
    world.sandbox.faults.outage();

    const answer = await world.api.request(connectOnboardingLink, {}, worker);

    expect(answer.body).toMatchObject({ statusCode: 503, code: 'PAYMENT_PROVIDER_DOWN' });
  });

  it('leads to a page for people when the provider goes down after it was given', async () => {
    const url = await askFor();
    world.sandbox.faults.outage();

    expect(await whereTo(url)).toEqual({ status: 303, to: INCOMPLETE });
  });

  it('stands in the database as a digest only, and not in the log', async () => {
    const url = await askFor();
    const ticket = url.split('/').at(-1) ?? '';

    const stored = await world.api.database.native.collection('connect_tickets').find().toArray();
    await open(url);

    expect(stored).not.toHaveLength(0);
    expect(JSON.stringify(stored)).not.toContain(ticket);
    expect(lines.join('\n')).toContain('stripe-connect-onboarding/tickets/:ticket');
    expect(lines.join('\n')).not.toContain(ticket);
  });
});
