import { jest } from '@jest/globals';
import { currentUser, login } from '@leafshift/contracts/auth';
import { allCalls } from '@leafshift/contracts/calls';
import { type Call, type CallInput, withoutMoney } from '@leafshift/contracts/core';
import { changeMember, leaveBusiness } from '@leafshift/contracts/members';
import { markRead, notifications } from '@leafshift/contracts/notification';
import { addLocation, myProfile } from '@leafshift/contracts/profile';
import { exportAccount, User } from '@leafshift/contracts/users';
import { mayDo } from '@leafshift/domain/business-members';
import { weekOf } from '@leafshift/domain/schedule';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import type { LooseInput } from './core/http/call-request.ts';
import { Transactions } from './infra/mongo/transactions.ts';
import { Realtime } from './infra/realtime/realtime.ts';
import { Notifier } from './modules/notification/index.ts';
import { PaymentWorld } from './modules/stripe/testing/payment-world.ts';
import { Users } from './modules/users/index.ts';
import { aShift } from './testing/a-shift.ts';
import { aMarketScene, type MarketScene } from './testing/market-scene.ts';
import { aMember } from './testing/members.ts';
import { OWNERSHIP, PERMANENT_OWNERSHIP } from './testing/ownership.ts';
import { PASSWORD, type Person, TORONTO } from './testing/people.ts';
import { ShiftSteps } from './testing/shift-steps.ts';
import type { As, TestApi } from './testing/test-api.ts';

jest.setTimeout(1_200_000);

const AN_ID = '666666666666666666666666';
const OTHER_STORE = 'Harbour Street Store';

/** The calls of a business: each of them says who of it may make it, or is for owners only. */
const businessCalls = allCalls.filter(
  ({ member, access }) => member !== undefined && member !== 'own' && access !== 'public',
);

const accessOf = ({ name, member }: Call) => {
  if (member === undefined || member === 'own') {
    throw new Error(`${name} is not a call of a business`);
  }
  return member;
};

const namesStores = (call: Call): boolean => typeof accessOf(call).stores === 'object';
const isForAllStores = (call: Call): boolean => accessOf(call).stores === 'all';
const isForRole = (call: Call, role: Parameters<typeof mayDo>[0]): boolean => {
  const { needs } = accessOf(call);
  return needs === null || mayDo(role, needs);
};

/** An input that gets as far as who may call, whatever the call. */
const anyInput = (call: Call): LooseInput => ({
  params: Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, AN_ID])),
});

describe('a business with several people', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let scene: MarketScene;
  let coordinator: Person;
  let manager: Person;
  let otherStore: string;
  let otherShift: ShiftSteps;
  /** Of the store that the scene plays in. */
  let secrets: readonly string[];

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48' });
    api = world.api;
    scene = await aMarketScene(api);
    const { employer } = scene;
    const body = { locationName: OTHER_STORE, ...TORONTO };
    const profile = await api.get(addLocation, { body }, employer);
    const locations = 'locations' in profile ? profile.locations : [];
    otherStore = locations.find(({ locationName }) => locationName === OTHER_STORE)?._id ?? '';
    const form = aShift().startingIn(60).with({ location: otherStore });
    otherShift = await ShiftSteps.post(api, employer, form);
    coordinator = await aMember(api, employer, 'coordinator');
    manager = await aMember(api, employer, 'manager', [otherStore]);
    const { requestedShift, confirmedShift, openShift, completedShift } = scene;
    secrets = [
      ...[requestedShift, confirmedShift, openShift, completedShift].map(({ postId }) => postId),
      ...[scene.permanentId, scene.invoiceId, scene.timesheetId],
      ...['Queen Street Store', scene.employer.locationId],
    ];
  });
  afterAll(() => world.stop());

  const ask = (call: Call, input: LooseInput, as: As) =>
    api.request(call, input as CallInput<Call>, as);

  /** What a call needs beside whose things it works on. */
  const queryOf = ({ name }: Call): LooseInput => {
    const day = calendarDayIn(api.clock.now(), 'America/Toronto');
    const week = weekOf(day);
    const queries: Readonly<Record<string, Record<string, unknown>>> = {
      'employerShifts.list': { tab: 'upcoming' },
      'schedule.week': { week },
      'schedule.roster': { week },
      'notices.audience': { day },
      'posts.employerShifts': { status: 'open' },
      'employerShifts.desk': { until: api.clock.now().toISOString() },
    };
    return queries[name] ? { query: queries[name] } : {};
  };

  const inputOf = (call: Call): LooseInput => {
    const ownership = OWNERSHIP[call.name];
    return ownership && 'of' in ownership ? ownership.input(scene, api) : queryOf(call);
  };

  it('shows a coordinator no amount, in no answer of any call', async () => {
    const wrong: string[] = [];
    for (const call of businessCalls.filter(({ method }) => method === 'GET')) {
      const { status, body } = await ask(call, inputOf(call), coordinator);
      if (isForRole(call, 'coordinator')) {
        wrong.push(...amountsOf(call, status, body));
      } else if (status !== 403) {
        wrong.push(`${call.name} is answered with ${status}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  describe('shows a coordinator no amount,', () => {
    it('in what a sign-in answers', async () => {
      const body = { email: coordinator.email, password: PASSWORD };
      const answer = await api.request(login, { body });

      expect(answer.status).toBe(200);
      expect(amountsOf(login, answer.status, answer.body)).toEqual([]);
      const { user } = answer.body as { readonly user: Record<string, unknown> };
      expect(user).toMatchObject({ _id: coordinator.id, business: { role: 'coordinator' } });
    });

    it('in what open windows are told of the account', async () => {
      const told = jest.spyOn(api.app.get(Realtime), 'emit');
      await api.app.get(Transactions).run(() => api.app.get(Users).announce(scene.employer.id));
      await api.settle();
      const toldTo = ({ id }: Person) =>
        told.mock.calls.find(([[userId], event]) => userId === id && event === 'accountUpdated');
      const [theirs, managers] = [toldTo(coordinator)?.[2], toldTo(manager)?.[2]];
      told.mockRestore();

      expect(JSON.stringify(managers)).toContain('processingFee');
      expect(theirs).toEqual(withoutMoney(User, theirs));
      expect(theirs).toMatchObject({ _id: coordinator.id });
    });

    it('in what was told them while they saw money, nor in its file', async () => {
      const demoted = await aMember(api, scene.employer, 'manager');
      const notification = { kind: 'invoice-created', image: null, link: null } as const;
      const params = { invoice: 'LS-1', jobTitle: 'Trimmer', amount: '431.25' };
      await api.app
        .get(Transactions)
        .run(() =>
          api.app.get(Notifier).notify({ ...notification, params, userId: scene.employer.id }),
        );
      const before = await api.get(notifications, {}, demoted);
      expect(before.notifications).toMatchObject([{ params: { amount: '431.25' } }]);
      const body = { role: 'coordinator', stores: null } as const;
      await api.get(changeMember, { params: { id: demoted.id }, body }, scene.employer);

      expect(await api.get(notifications, {}, demoted)).toMatchObject({
        notifications: [],
        unread: 0,
      });
      const named = { params: { id: before.notifications[0]?._id ?? '' } };
      expect((await api.request(markRead, named, demoted)).status).toBe(404);
      const file = JSON.stringify(await api.get(exportAccount, {}, demoted));
      expect(file).not.toContain('431.25');
      expect(file).not.toContain('processingFee');
    });
  });

  it('lets each role do what it may, and nothing else', async () => {
    const wrong: string[] = [];
    const people = { coordinator, manager } as const;
    // Who leaves is a member no longer, and can be asked nothing more.
    for (const call of businessCalls.filter(({ name }) => name !== leaveBusiness.name)) {
      for (const role of ['coordinator', 'manager'] as const) {
        const { status, body } = await ask(call, anyInput(call), people[role]);
        const mustRefuse = !isForRole(call, role) || (role === 'manager' && isForAllStores(call));
        const isRefused = (body as { code?: string } | undefined)?.code === 'FORBIDDEN';
        // What is wrong with the input is said before the stores are looked at.
        if (isRefused !== mustRefuse && !(mustRefuse && (status === 400 || status === 404))) {
          wrong.push(`${call.name}, ${role}: ${status}`);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it('shows a member of one store nothing that is another one’s', async () => {
    const wrong: string[] = [];
    const gets = businessCalls.filter(
      (call) => call.method === 'GET' && isForRole(call, 'manager'),
    );
    for (const call of gets.filter((each) => !namesStores(each) && !isForAllStores(each))) {
      const { status, body } = await ask(call, inputOf(call), manager);
      if ([400, 403].includes(status)) {
        wrong.push(`${call.name} answers ${status}`);
      }
      const said = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body ?? '');
      const found = secrets.filter((secret) => said.includes(secret));
      wrong.push(...found.map((secret) => `${call.name} says ${secret}`));
    }

    expect(wrong).toEqual([]);
  });

  describe('where a call names what belongs to a store', () => {
    const named = businessCalls.filter(namesStores);

    it.each(named.map((call) => [call.name, call] as const))(
      '%s answers 404 to who works for another one',
      async (name, call) => {
        const ownership = OWNERSHIP[name];
        const input = ownership && 'of' in ownership ? ownership.input(scene, api) : null;
        const bodies = input === null ? STORE_BODIES[name]?.(scene, api) : input;
        if (!bodies) {
          throw new Error(`Say in STORE_BODIES what ${name} works on`);
        }
        const { status } = await ask(call, bodies, manager);

        expect(status).toBe(isForRole(call, 'manager') ? 404 : 403);
      },
    );

    it.each(Object.entries(PERMANENT_OWNERSHIP))(
      '%s answers 404 for a permanent posting of another one, too',
      async (name, input) => {
        const call = businessCalls.find((each) => each.name === name);
        const { status } = await ask(call as Call, input(scene, api), manager);

        expect(status).toBe(404);
      },
    );
  });

  it('is there for a member of its store', async () => {
    const shift = { params: { id: otherShift.postId } };
    const call = businessCalls.find(({ name }) => name === 'posts.get') as Call;

    expect((await ask(call, shift, manager)).status).toBe(200);
  });

  it('says who I am here, and keeps its own id for its profile and its shifts', async () => {
    const user = await api.get(currentUser, {}, manager);
    const owner = await api.get(currentUser, {}, scene.employer);
    const profile = await api.get(myProfile, {}, manager);

    expect(user).toMatchObject({
      _id: manager.id,
      level5: true,
      business: { _id: scene.employer.id, role: 'manager', stores: [otherStore] },
    });
    expect(owner).toMatchObject({ _id: scene.employer.id, business: { role: 'owner' } });
    expect('locations' in profile && profile.locations.map(({ _id }) => _id)).toEqual([otherStore]);
  });
});

/** What is wrong with an answer to somebody who sees no money. */
function amountsOf({ name, answer }: Call, status: number, body: unknown): readonly string[] {
  if (!answer || [400, 403].includes(status)) {
    return [`${name} answers ${status}, or a file`];
  }
  const isBare = JSON.stringify(withoutMoney(answer, body)) === JSON.stringify(body);
  return status !== 200 || isBare ? [] : [`${name} has amounts`];
}

/** What calls work on that name a store or a shift in their body only. */
const STORE_BODIES: Readonly<Record<string, (scene: MarketScene, api: TestApi) => LooseInput>> = {
  'nextInLine.offer': ({ openShift, worker }) => ({
    body: { postIds: [openShift.postId], workerIds: [worker.id], minutes: 30 },
  }),
  'posts.costs': ({ openShift }) => ({ body: { postIds: [openShift.postId] } }),
  'posts.create': ({ employer }, api) => ({ body: aShift().form(api, employer) }),
  'posts.quote': ({ employer }, api) => ({ body: aShift().form(api, employer) }),
  'favourites.invite': ({ openShift, worker }) => ({
    body: { postIds: [openShift.postId], workerIds: [worker.id] },
  }),
  'schedule.setBudget': ({ employer }, api) => ({
    body: {
      week: weekOf(calendarDayIn(api.clock.now(), 'America/Toronto')),
      location: employer.locationId,
      amount: 100_000,
    },
  }),
};
