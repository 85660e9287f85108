import { updateUser } from '@leafshift/contracts/admin';
import { currentUser, login, ownSessions } from '@leafshift/contracts/auth';
import {
  acceptInvitation,
  businessTeam,
  changeMember,
  inviteMember,
  joinBusiness,
  leaveBusiness,
  lookAtInvitation,
  type MemberTerms,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from '@leafshift/contracts/members';
import { notifications } from '@leafshift/contracts/notification';
import { deleteAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { aMember } from '../../../testing/members.ts';
import { anAdmin, anEmployer, aWorker, type Employer, PASSWORD } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';

const MANAGER: MemberTerms = { role: 'manager', stores: null };

describe('the people of a business', () => {
  let api: TestApi;
  let count = 0;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const anAddress = () => {
    count += 1;
    return `maya-${count}@example.ca`;
  };
  const invite = async (owner: As, email = anAddress(), terms = MANAGER) => {
    await api.get(inviteMember, { body: { email, ...terms } }, owner);
    return { email, token: await tokenTo(email) };
  };
  const tokenTo = async (email: string) => {
    await api.settle();
    const mail = (await api.mailsTo(email)).at(-1);
    return /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const accept = (token: string) =>
    api.request(acceptInvitation, { body: { token, name: 'Maya Member', password: PASSWORD } });
  const code = async (answer: Promise<{ readonly body: unknown }>) =>
    ((await answer).body as { code?: string } | undefined)?.code;
  const idIn = async (owner: As, email: string) => {
    const { members } = await api.get(businessTeam, {}, owner);
    return members.find((member) => member.email === email)?._id ?? '';
  };

  describe('when somebody is invited', () => {
    it('lets them make an account at that address and act for the business, once', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const { email, token } = await invite(owner);

      expect(await api.get(lookAtInvitation, { body: { token } })).toMatchObject({
        business: owner.name,
        email,
        role: 'manager',
      });
      const signedIn = await api.get(acceptInvitation, {
        body: { token, name: 'Maya Member', password: PASSWORD },
      });
      expect(signedIn.user).toMatchObject({
        ...{ name: 'Maya Member', email, emailVerified: true, level5: true },
        business: { _id: owner.id, role: 'manager', stores: null },
      });
      expect(await code(accept(token))).toBe('INVITATION_INVALID');
    });

    it('takes an account that nothing was done with, of that address only', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const unused = await anEmployer().withoutCard().in(api);
      const other = await anEmployer().withoutCard().in(api);
      const { token } = await invite(owner, unused.email);
      const join = (as: As) => api.request(joinBusiness, { body: { token } }, as);

      expect(await code(join(other))).toBe('INVITATION_FOR_ANOTHER');
      expect((await join(unused)).status).toBe(204);
      expect((await api.get(currentUser, {}, unused)).business?._id).toBe(owner.id);
    });

    it('says the same of every address, and gives no other account away for a link', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const worker = await aWorker().in(api);
      const business = await anEmployer().onboarded().in(api);
      const unknown = await api.get(
        inviteMember,
        { body: { email: anAddress(), ...MANAGER } },
        owner,
      );
      const known = await api.get(
        inviteMember,
        { body: { email: worker.email, ...MANAGER } },
        owner,
      );
      const used = await invite(owner, business.email);

      expect(Object.keys(known)).toEqual(Object.keys(unknown));
      expect(await code(accept(await tokenTo(worker.email)))).toBe('EMAIL_IN_USE');
      const join = api.request(joinBusiness, { body: { token: used.token } }, business);
      expect(await code(join)).toBe('ACCOUNT_IN_USE');
    });

    it('ends a link that is sent again, taken back, a week old, or from who left', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const resent = await invite(owner);
      const revoked = await invite(owner);
      const { invitations } = await api.get(businessTeam, {}, owner);
      const idOf = (email: string) => ({
        params: { id: invitations.find((each) => each.email === email)?._id ?? '' },
      });
      await api.get(resendInvitation, idOf(resent.email), owner);
      await api.get(revokeInvitation, idOf(revoked.email), owner);

      expect(await code(accept(resent.token))).toBe('INVITATION_INVALID');
      expect(await code(accept(revoked.token))).toBe('INVITATION_INVALID');
      const again = await tokenTo(resent.email);
      const co = await aMember(api, owner, 'owner');
      const theirs = await invite(co);
      await api.get(removeMember, { params: { id: co.id } }, owner);
      expect(await code(accept(theirs.token))).toBe('INVITATION_INVALID');
      api.clock.advance({ days: 8 });
      expect(await code(accept(again))).toBe('INVITATION_INVALID');
      api.clock.advance({ days: -8 });
    });

    it('refuses who is there already, stores of others, and owners who are not verified', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const unverified = await anEmployer().unverified().in(api);
      const other = await anEmployer().onboarded().in(api);
      const ask = (as: As, email: string, terms: MemberTerms = MANAGER) =>
        code(api.request(inviteMember, { body: { email, ...terms } }, as));

      expect(await ask(owner, owner.email)).toBe('ALREADY_MEMBER');
      expect(await ask(unverified, anAddress())).toBe('EMAIL_NOT_VERIFIED');
      const foreign: MemberTerms = { role: 'manager', stores: [other.locationId] };
      expect(await ask(owner, anAddress(), foreign)).toBe('VALIDATION_FAILED');
    });
  });

  it('is another business’s to nobody', async () => {
    const owner = await anEmployer().onboarded().in(api);
    const stranger = await anEmployer().onboarded().in(api);
    const { email } = await invite(owner);
    const member = await aMember(api, owner, 'manager');
    const { invitations } = await api.get(businessTeam, {}, owner);
    const invitation = {
      params: { id: invitations.find((each) => each.email === email)?._id ?? '' },
    };
    const person = { params: { id: member.id } };
    await aMember(api, stranger, 'coordinator');

    const answers = [
      api.request(resendInvitation, invitation, stranger),
      api.request(revokeInvitation, invitation, stranger),
      api.request(changeMember, { ...person, body: MANAGER }, stranger),
      api.request(removeMember, person, stranger),
      api.request(transferOwnership, person, stranger),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      answers.map(() => 404),
    );
  });

  it('shows open invitations to owners only', async () => {
    const owner = await anEmployer().onboarded().in(api);
    await invite(owner);
    const manager = await aMember(api, owner, 'manager');

    expect((await api.get(businessTeam, {}, owner)).invitations).toHaveLength(1);
    expect((await api.get(businessTeam, {}, manager)).invitations).toEqual([]);
  });

  describe('when what somebody may do changes', () => {
    it('holds from the next call on', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const member = await aMember(api, owner, 'manager');
      const terms = { role: 'coordinator', stores: [owner.locationId] } as const;
      const params = { id: member.id };

      await api.get(changeMember, { params, body: { ...terms, stores: [...terms.stores] } }, owner);
      expect((await api.get(currentUser, {}, member)).business).toMatchObject(terms);
      expect(
        await code(api.request(inviteMember, { body: { email: anAddress(), ...MANAGER } }, member)),
      ).toBe('FORBIDDEN');
    });

    it('leaves a business an owner, whoever leaves at the same moment', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const other = await aMember(api, owner, 'owner');

      const answers = await Promise.all([
        api.request(leaveBusiness, {}, owner),
        api.request(leaveBusiness, {}, other),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      const alone = await anEmployer().onboarded().in(api);
      expect(await code(api.request(leaveBusiness, {}, alone))).toBe('LAST_BUSINESS_OWNER');
    });

    it('hands the business over, and lets the founder go with it staying', async () => {
      const founder = await anEmployer().onboarded().in(api);
      const next = await aMember(api, founder, 'manager');
      const steps = await ShiftSteps.post(api, founder, aShift());

      await api.get(transferOwnership, { params: { id: next.id } }, founder);
      expect((await api.get(currentUser, {}, founder)).business?.role).toBe('manager');
      await api.get(leaveBusiness, {}, founder);
      expect((await api.request(ownSessions, {}, founder)).status).toBe(401);
      const again = { body: { email: founder.email, password: PASSWORD } };
      expect(await code(api.request(login, again))).toBe('MEMBERSHIP_ENDED');
      const asNext = new ShiftSteps(api, next as unknown as Employer, { _id: steps.postId });
      expect((await asNext.shift()).employer).toBe(founder.id);
    });
  });

  describe('when somebody goes', () => {
    it('ends their sessions at once', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const member = await aMember(api, owner, 'manager');

      await api.get(removeMember, { params: { id: member.id } }, owner);
      expect((await api.request(currentUser, {}, member)).status).toBe(401);
      expect(await idIn(owner, member.email)).toBe('');
    });

    it('ends the access of all but owners to a suspended business, and of all to a closed one', async () => {
      const owner = await anEmployer().onboarded().in(api);
      const manager = await aMember(api, owner, 'manager');
      const coowner = await aMember(api, owner, 'owner');
      const body = { suspended: true, reason: 'Reported by several workers' };
      await api.get(updateUser, { params: { id: owner.id }, body }, await anAdmin().in(api));

      const signIn = { body: { email: manager.email, password: PASSWORD } };
      expect((await api.request(currentUser, {}, manager)).status).toBe(401);
      expect(await code(api.request(login, signIn))).toBe('MEMBERSHIP_ENDED');
      expect((await api.get(currentUser, {}, coowner)).suspended).toBe(true);

      await api.get(deleteAccount, { body: { password: PASSWORD } }, owner);
      expect((await api.request(currentUser, {}, coowner)).status).toBe(401);
    });
  });

  it('is told what concerns each: no amounts to coordinators, nothing of other stores', async () => {
    const owner = await anEmployer().onboarded().in(api);
    const coordinator = await aMember(api, owner, 'coordinator');
    const elsewhere = await aMember(api, owner, 'manager', ['777777777777777777777777']);
    const steps = await ShiftSteps.post(api, owner, aShift().startingIn(30));
    const worker = await aWorker().onboarded().in(api);
    await steps.work(worker, 5);
    await steps.submit();
    await api.settle();
    const kindsOf = async (as: As) =>
      (await api.get(notifications, { query: { limit: 50 } }, as)).notifications.map(
        ({ kind }) => kind,
      );

    expect(await kindsOf(owner)).toEqual(
      expect.arrayContaining(['shift-requested', 'invoice-created']),
    );
    expect(await kindsOf(coordinator)).toContain('shift-requested');
    expect(await kindsOf(coordinator)).not.toContain('invoice-created');
    expect(await kindsOf(elsewhere)).toEqual([]);
  });
});
