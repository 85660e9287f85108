import { login, logoutEverywhere, stepUp } from '@leafshift/contracts/auth';
import { calendarFeed, renewCalendarFeed } from '@leafshift/contracts/calendar';
import {
  acceptInvitation,
  changeMember,
  inviteMember,
  leaveBusiness,
  removeMember,
  transferOwnership,
} from '@leafshift/contracts/members';
import { changePreferences } from '@leafshift/contracts/preferences';
import { myProfile } from '@leafshift/contracts/profile';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { Transactions } from '../infra/mongo/transactions.ts';
import { WeeklySending } from '../modules/reports/application/weekly-sending.ts';
import { OwnerMails, SecurityLog } from '../modules/security/index.ts';
import { aShift } from '../testing/a-shift.ts';
import { aMember } from '../testing/members.ts';
import { anEmployer, aWorker, type Employer, PASSWORD, type Person } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { type As, startApi, type TestApi } from '../testing/test-api.ts';

const MANAGER = { role: 'manager', stores: null } as const;

describe('somebody of a business who is no owner of it any more', () => {
  let api: TestApi;
  let founder: Employer;
  let next: Person;

  beforeAll(async () => {
    api = await startApi({ now: '2026-05-06T14:00:00Z', env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    founder = await anEmployer().called('Green Leaf').onboarded().in(api);
    next = await aMember(api, founder, 'owner');
  });

  const paramsOf = ({ id }: Person) => ({ params: { id } });
  const demote = (person: Person, by: Person) =>
    api.get(changeMember, { ...paramsOf(person), body: MANAGER }, by);
  const exported = async (as: As) =>
    (await api.get(exportAccount, {}, as)) as unknown as Record<string, unknown>;
  const invite = async (by: Person): Promise<string> => {
    const email = `invited-${by.id}@example.ca`;
    await api.get(inviteMember, { body: { email, ...MANAGER } }, by);
    await api.settle();
    const mail = (await api.mailsTo(email)).at(-1);
    return /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const accept = (token: string) =>
    api.request(acceptInvitation, { body: { token, name: 'Ivy Invited', password: PASSWORD } });

  describe('does not take what is the business’s along:', () => {
    it('the founder exports what is their own, the owners the business with it', async () => {
      const steps = await ShiftSteps.post(api, founder, aShift().startingIn(30));
      await api.get(transferOwnership, paramsOf(next), founder);

      const theirs = await exported(founder);
      expect(JSON.stringify(theirs)).not.toContain(steps.postId);
      expect(Object.keys(theirs)).toEqual(
        expect.arrayContaining(['account', 'securityLog', 'preferences', 'notifications']),
      );
      for (const section of ['posts', 'profile', 'invoices', 'memberActs', 'workerNotes']) {
        expect(theirs).not.toHaveProperty(section);
      }
      const owners = await exported(next);
      expect(JSON.stringify(owners.posts)).toContain(steps.postId);
      expect(owners).toMatchObject({
        account: { _id: next.id },
        memberships: { business: founder.id, role: 'owner' },
      });
    });

    it('as before of who is alone', async () => {
      const alone = await anEmployer().onboarded().in(api);
      expect(await exported(alone)).toMatchObject({
        account: { _id: alone.id },
        profile: { user: alone.id },
        preferences: expect.anything(),
      });
    });
  });

  describe('hears no more of what is for owners:', () => {
    const tell = (kind: 'bank-changed' | 'account-closing', needs: 'billing' | 'closing') =>
      api.app
        .get(Transactions)
        .run(() => api.app.get(OwnerMails).tellThoseWhoMay(needs, founder.id, kind));
    const subjectsTo = async ({ email }: Person) => {
      await api.settle();
      return (await api.mailsTo(email)).map(({ subject }) => subject);
    };

    it('another bank is told to the owners, not to the founder who left', async () => {
      await demote(founder, next);
      await tell('bank-changed', 'billing');

      expect(await subjectsTo(next)).toContain('Your bank account was changed');
      expect(await subjectsTo(founder)).not.toContain('Your bank account was changed');
    });

    it('the weekly report goes by what somebody may read now', async () => {
      const worker = await aWorker().onboarded().in(api);
      const steps = await ShiftSteps.post(api, founder, aShift().startingIn(24));
      await steps.work(worker);
      await steps.submit();
      const coordinator = await aMember(api, founder, 'coordinator');
      for (const person of [founder, next, coordinator]) {
        await api.get(changePreferences, { body: { weeklyReport: true } }, person);
      }
      await api.get(stepUp, { body: { password: PASSWORD } }, founder);
      await api.get(transferOwnership, paramsOf(next), founder);
      await api.get(leaveBusiness, {}, founder);
      const before = api.clock.now().toISOString();
      api.clock.set('2026-05-11T12:00:00Z');
      await api.app.get(WeeklySending).run();
      await api.settle();
      api.clock.set(before);

      const isReport = (subject: string) => subject.startsWith('Your week at Leafshift');
      expect((await subjectsTo(founder)).filter(isReport)).toEqual([]);
      expect((await subjectsTo(coordinator)).filter(isReport)).toEqual([]);
      const mails = await api.mailsTo(next.email);
      expect(mails.find(({ subject }) => isReport(subject))?.text).toContain('- Invoices: 1');
    });
  });

  describe('reads the calendar feed no more', () => {
    const feedOf = async (person: Person): Promise<string> =>
      (await api.get(renewCalendarFeed, {}, person)).url ?? '';
    const isThere = async (url: string) =>
      (await api.send('GET', new URL(url).pathname)).status === 200;

    it.each<[string, (who: Person) => Promise<unknown>]>([
      ['when they are removed', (who) => api.get(removeMember, paramsOf(who), founder)],
      ['when they are no owner any more', (who) => demote(who, founder)],
      ['when they hand over', (who) => api.get(transferOwnership, paramsOf(founder), who)],
      ['when they sign out everywhere', (who) => api.request(logoutEverywhere, {}, who)],
    ])('because it ends %s', async (_, end) => {
      const url = await feedOf(next);
      expect(await isThere(url)).toBe(true);

      await end(next);

      expect(await isThere(url)).toBe(false);
    });

    it('but does not end the one of another owner', async () => {
      const url = await feedOf(next);
      await api.get(leaveBusiness, {}, founder);

      expect(await isThere(url)).toBe(true);
      expect((await api.get(calendarFeed, {}, next)).url).toBe(url);
    });
  });

  it('leaves no invitation behind that makes owners', async () => {
    const demoted = await invite(next);
    await demote(next, founder);
    expect((await accept(demoted)).body).toMatchObject({ code: 'INVITATION_INVALID' });

    const handedOver = await invite(founder);
    await api.get(transferOwnership, paramsOf(next), founder);
    expect((await accept(handedOver)).body).toMatchObject({ code: 'INVITATION_INVALID' });
  });

  describe('closes the business as themselves only:', () => {
    const close = (password: string, as: As) =>
      api.request(deleteAccount, { body: { password } }, as);

    it('an owner gives their own password, and the log says who it was', async () => {
      const co = await anotherOwner('a word of their own');
      const wrong = await close(PASSWORD, co);
      expect(wrong.body).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect(await close('a word of their own', co)).toMatchObject({ status: 204 });

      const { entries } = await api.app.get(SecurityLog).search({ userId: founder.id, limit: 10 });
      expect(entries).toContainEqual(
        expect.objectContaining({ event: 'account-closed', userId: founder.id, by: co.id }),
      );
      const own = await api.app.get(SecurityLog).search({ userId: co.id, limit: 10 });
      expect(own.entries).toContainEqual(expect.objectContaining({ event: 'password-wrong' }));
      await api.settle();
      const told = (await api.mailsTo(co.email)).map(({ subject }) => subject);
      expect(told).toContain('Your account was closed');
    });

    const anotherOwner = async (password: string): Promise<Person> => {
      const email = `owner-${founder.id}@example.ca`;
      await api.get(inviteMember, { body: { email, role: 'owner', stores: null } }, founder);
      await api.settle();
      const mail = (await api.mailsTo(email)).at(-1);
      const token = /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const body = { token, name: 'Olive Owner', password };
      await api.get(acceptInvitation, { body });
      const signedIn = await api.get(login, { body: { email, password } });
      const id = signedIn.user._id as Person['id'];
      return { id, token: signedIn.token, name: 'Olive Owner', email, password };
    };
  });

  it('reads the picture of the licence only where they may change it', async () => {
    const licensed = await anEmployer().licensed().in(api);
    const coordinator = await aMember(api, licensed, 'coordinator');
    const manager = await aMember(api, licensed, 'manager');
    const licenceOf = async (as: As) => {
      const profile = await api.get(myProfile, {}, as);
      return 'businessLicence' in profile ? profile.businessLicence : null;
    };

    expect(await licenceOf(manager)).toMatchObject({ uploadUrl: expect.any(String) });
    const shown = await licenceOf(coordinator);
    expect(shown).toMatchObject({ status: 'Approved' });
    expect(shown).not.toHaveProperty('uploadUrl');
  });
});
