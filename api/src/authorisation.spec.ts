import { jest } from '@jest/globals';
import { currentUser, login, logout } from '@leafshift/contracts/auth';
import { allCalls } from '@leafshift/contracts/calls';
import type { Call, CallInput } from '@leafshift/contracts/core';
import { ADMIN_ROLES, type AdminRole, hasAdminRole } from '@leafshift/domain/admin-roles';
import type { LooseInput } from './core/http/call-request.ts';
import { PaymentWorld } from './modules/stripe/testing/payment-world.ts';
import { aMarketScene, type MarketScene } from './testing/market-scene.ts';
import { OWNERSHIP, PERMANENT_OWNERSHIP } from './testing/ownership.ts';
import { anAdmin, aWorker, PASSWORD } from './testing/people.ts';
import type { As, TestApi } from './testing/test-api.ts';

jest.setTimeout(120_000);

type Role = 'Employer' | 'Temp' | 'Admin';

const ROLES: readonly Role[] = ['Employer', 'Temp', 'Admin'];
const AN_ID = '666666666666666666666666';

const protectedCalls = allCalls.filter(({ access }) => access !== 'public');

const backOfficeCalls = protectedCalls.filter(({ roles }) => roles !== undefined);

const mayCall = ({ access }: Call, role: Role): boolean =>
  typeof access === 'string' || access.includes(role);

const byName = (name: string): Call => {
  const call = allCalls.find((each) => each.name === name);
  if (!call) {
    throw new Error(`There is no call ${name}`);
  }
  return call;
};

/** An input that gets as far as who may call, whatever the call. */
const anyInput = (call: Call): LooseInput => ({
  params: Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, AN_ID])),
});

describe('who may make which call', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let scene: MarketScene;
  let expired: As;
  let revoked: As;

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48' });
    api = world.api;
    const early = await aWorker().onboarded().in(api);
    const signIn = { body: { email: early.email, password: PASSWORD } };
    expired = early;
    api.clock.advance({ days: 31 });
    revoked = await api.get(login, signIn);
    expect((await api.request(currentUser, {}, revoked)).status).toBe(200);
    await api.request(logout, {}, revoked);
    scene = await aMarketScene(api);
  });
  afterAll(() => world.stop());

  const people = (): Record<Role, As> => ({
    Employer: scene.employer,
    Temp: scene.worker,
    Admin: scene.admin,
  });

  const ask = async (call: Call, input: LooseInput, as?: As) => {
    const { status, body } = await api.request(call, input as CallInput<Call>, as);
    return { status, code: (body as { code?: string } | undefined)?.code };
  };

  it('is said of every call, and of whose things it works on', () => {
    const withoutOwner = allCalls
      .filter(({ path, name }) => path.includes(':') && !Object.hasOwn(OWNERSHIP, name))
      .map(({ name }) => name);
    const unknown = Object.keys(OWNERSHIP).filter(
      (name) => !allCalls.some((call) => call.name === name),
    );

    expect({ withoutOwner, unknown }).toEqual({ withoutOwner: [], unknown: [] });
  });

  it('is nobody without a good token', async () => {
    const wrong: string[] = [];
    for (const call of protectedCalls) {
      const answers = {
        'no token': [await ask(call, anyInput(call)), 'NOT_AUTHENTICATED'],
        expired: [await ask(call, anyInput(call), expired), 'SESSION_ENDED'],
        revoked: [await ask(call, anyInput(call), revoked), 'SESSION_ENDED'],
      } as const;
      for (const [who, [{ status, code }, expected]] of Object.entries(answers)) {
        if (status !== 401 || code !== expected) {
          wrong.push(`${call.name}, ${who}: ${status} ${code}`);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it('is nobody of another role', async () => {
    const wrong: string[] = [];
    for (const call of protectedCalls) {
      for (const role of ROLES.filter((each) => !mayCall(call, each))) {
        const { status, code } = await ask(call, anyInput(call), people()[role]);
        if (status !== 403 || code !== 'FORBIDDEN') {
          wrong.push(`${call.name}, ${role}: ${status} ${code}`);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it('lets those of the role in', async () => {
    const wrong: string[] = [];
    for (const call of protectedCalls.filter(({ method }) => method === 'GET')) {
      for (const role of ROLES.filter((each) => mayCall(call, each))) {
        const { status } = await ask(call, anyInput(call), people()[role]);
        if (status === 401 || status === 403) {
          wrong.push(`${call.name}, ${role}: ${status}`);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it('is nobody of the back office who is there for something else', async () => {
    const wrong: string[] = [];
    for (const role of ADMIN_ROLES) {
      const admin = await anAdmin().as(role).in(api);
      for (const call of backOfficeCalls) {
        const { status, code } = await ask(call, anyInput(call), admin);
        if ((code === 'FORBIDDEN') === hasAdminRole([role], call.roles ?? [])) {
          wrong.push(`${call.name}, ${role}: ${status} ${code}`);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it('is nobody of the back office who has no role, or has it no more', async () => {
    const nobody = await anAdmin().as().in(api);

    const answers = backOfficeCalls.map((call) => ask(call, anyInput(call), nobody));
    const codes = await Promise.all(answers);

    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['FORBIDDEN']));
  });

  it('can be only some of them for a field of the body', async () => {
    const change = (role: AdminRole, body: object) =>
      anAdmin()
        .as(role)
        .in(api)
        .then((admin) => ask(byName('admin.updateUser'), { params: { id: AN_ID }, body }, admin));

    const suspend = { suspended: true, reason: 'Two no-shows' };
    const fees = { paymentDetails: { leafshiftPercent: 1 } };
    expect(await change('support', suspend)).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await change('finance', suspend)).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(await change('finance', fees)).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await change('support', fees)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  describe('where it works on things of somebody', () => {
    const owned = Object.entries(OWNERSHIP).flatMap(([name, ownership]) =>
      'of' in ownership ? [[name, ownership] as const] : [],
    );

    it.each(owned)('%s answers 404 to a stranger of the same role', async (name, { of, input }) => {
      const stranger = of === 'Employer' ? scene.otherEmployer : scene.otherWorker;

      expect(await ask(byName(name), input(scene, api), stranger)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
    });

    it.each(Object.entries(PERMANENT_OWNERSHIP))(
      '%s answers 404 to a stranger of a permanent posting, too',
      async (name, input) => {
        expect(await ask(byName(name), input(scene, api), scene.otherEmployer)).toEqual({
          status: 404,
          code: 'NOT_FOUND',
        });
      },
    );

    it.each(owned)('%s is there for its owner', async (name, { of, input }) => {
      const owner = of === 'Employer' ? scene.employer : scene.worker;
      const { status, code } = await ask(byName(name), input(scene, api), owner);

      // What the state of things says is said after whose they are.
      expect(code).not.toBe('VALIDATION_FAILED');
      expect([200, 201, 204, 409]).toContain(status);
    });
  });
});
