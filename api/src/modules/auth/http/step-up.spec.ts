import { currentUser, login, stepUp } from '@leafshift/contracts/auth';
import { allCalls } from '@leafshift/contracts/calls';
import { changePassword, connectOnboardingLink, deleteAccount } from '@leafshift/contracts/users';
import { anAdmin, anEmployer, aWorker, PASSWORD, type Person } from '../../../testing/people.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';
import { SecurityLog } from '../../security/index.ts';

const AN_ID = '666666666666666666666666';
const NEW_PASSWORD = 'a new password';

/** Somebody with such an account as may make the call. */
const somebodyFor = (access: (typeof allCalls)[number]['access']) => {
  const kinds = typeof access === 'string' ? ['Temp'] : access;
  if (kinds.includes('Temp')) return aWorker();
  return kinds.includes('Admin') ? anAdmin() : anEmployer();
};

const asking = allCalls.filter(({ stepUp: asks }) => asks !== undefined);

describe('confirming that it is still the owner', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const aWorkerWhoSignedIn = async (minutes: number): Promise<Person> => {
    const worker = await aWorker().in(api);
    api.clock.advance({ minutes });
    return worker;
  };
  const connect = (as: As) => api.request(connectOnboardingLink, {}, as);
  const confirm = (as: As, password = PASSWORD) => api.request(stepUp, { body: { password } }, as);
  const isAsked = ({ body }: { body: unknown }): boolean =>
    (body as { code?: string } | undefined)?.code === 'STEP_UP_REQUIRED';

  it('is asked of what a thief would do, and of nothing else', () => {
    expect(asking.map(({ name }) => name).toSorted()).toEqual([
      'admin.acceptDispute',
      'admin.addTeamMember',
      'admin.closeAccount',
      'admin.decideTimesheet',
      'admin.exportPerson',
      'admin.holdPayout',
      'admin.refundInvoice',
      'admin.removeSecondFactors',
      'admin.retryOutbox',
      'admin.retryOutboxKind',
      'admin.setRoles',
      'admin.updateUser',
      'auth.endSession',
      'auth.logoutEverywhere',
      'invitations.join',
      'secondFactor.beginPasskey',
      'secondFactor.beginTotp',
      'secondFactor.finishPasskey',
      'secondFactor.finishTotp',
      'secondFactor.remove',
      'secondFactor.renewRecoveryCodes',
      'stripe.addBank',
      'stripe.removeBank',
      'team.change',
      'team.invite',
      'team.leave',
      'team.remove',
      'team.transfer',
      'users.changeEmail',
      'users.changePassword',
      'users.confirmEmailChange',
      'users.connectOnboardingLink',
      'users.deleteAccount',
    ]);
  });

  it.each(asking.map((call) => [call.name, call] as const))(
    'comes before anything else of %s',
    async (_, { method, path, access, stepUp: terms }) => {
      const person = await somebodyFor(access).in(api);
      api.clock.advance({ minutes: 11 });
      const field = typeof terms === 'object' && 'withField' in terms ? terms.withField : 'other';
      const answer = await api.send(method, `/api${path.replaceAll(/:\w+/g, AN_ID)}`, {
        headers: { 'x-auth-token': person.token, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify({ [field]: {} }) }),
      });

      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    },
  );

  it('is done by a sign-in, for ten minutes', async () => {
    const worker = await aWorkerWhoSignedIn(10);
    expect(isAsked(await connect(worker))).toBe(false);

    api.clock.advance({ seconds: 1 });
    expect(isAsked(await connect(worker))).toBe(true);
  });

  it('is done by the password, for ten minutes and this session', async () => {
    const worker = await aWorkerWhoSignedIn(0);
    const elsewhere = await api.get(login, { body: { email: worker.email, password: PASSWORD } });
    api.clock.advance({ minutes: 11 });
    expect((await confirm(worker)).status).toBe(204);

    api.clock.advance({ minutes: 10 });
    expect(isAsked(await connect(worker))).toBe(false);
    expect(isAsked(await connect(elsewhere))).toBe(true);
    api.clock.advance({ seconds: 1 });
    expect(isAsked(await connect(worker))).toBe(true);
  });

  it('is not done by a wrong password, which ends nothing', async () => {
    const worker = await aWorkerWhoSignedIn(11);

    expect(await confirm(worker, 'a guess')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    });
    expect(isAsked(await connect(worker))).toBe(true);
    expect((await api.request(currentUser, {}, worker)).status).toBe(200);
  });

  it('stands in the security log, done or failed', async () => {
    const worker = await aWorkerWhoSignedIn(11);
    await confirm(worker, 'a guess');
    await confirm(worker);
    const { entries } = await api.app.get(SecurityLog).search({ userId: worker.id, limit: 2 });

    expect(entries.map(({ event, details }) => ({ event, details }))).toEqual([
      { event: 'stepped-up', details: { kind: 'password' } },
      { event: 'password-wrong', details: {} },
    ]);
  });

  describe('where the body may hold the password', () => {
    it('is done by that', async () => {
      const worker = await aWorkerWhoSignedIn(11);
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

      expect((await api.request(changePassword, { body }, worker)).status).toBe(204);
      const gone = await api.request(deleteAccount, { body: { password: NEW_PASSWORD } }, worker);
      expect(gone.status).toBe(204);
    });

    it('makes the password unnecessary when it was done before', async () => {
      const worker = await aWorkerWhoSignedIn(11);
      const change = () =>
        api.request(changePassword, { body: { newPassword: NEW_PASSWORD } }, worker);

      expect(isAsked(await change())).toBe(true);
      await confirm(worker);
      expect((await change()).status).toBe(204);
      expect((await api.request(deleteAccount, { body: {} }, worker)).status).toBe(204);
    });

    it('does not make a wrong one right', async () => {
      const worker = await aWorkerWhoSignedIn(0);
      const body = { currentPassword: 'a guess', newPassword: NEW_PASSWORD };

      expect(await api.request(changePassword, { body }, worker)).toMatchObject({
        body: { code: 'PASSWORD_WRONG' },
      });
    });
  });
});
