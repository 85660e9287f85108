import { updateUser } from '@leafshift/contracts/admin';
import { currentUser, login } from '@leafshift/contracts/auth';
import {
  addNote,
  audit,
  closePerson,
  endPersonSession,
  endPersonSessions,
  exportPerson,
  people,
  person,
  personClosingTerms,
  personTimeline,
  removeSecondFactors,
  type TimelineEntry,
} from '@leafshift/contracts/back-office';
import { exportAccount } from '@leafshift/contracts/users';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  PASSWORD,
  type Person,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { withTotp } from '../../second-factor/testing/with-factors.ts';

describe('people, as the back office sees them', () => {
  let api: TestApi;
  let support: Admin;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ now: '2026-05-04T12:00:00.000Z' });
    support = await anAdmin().called('Sue Support').as('support').in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().called('Wanda Wong').onboarded().in(api);
  });
  afterAll(() => api.stop());

  const find = async (q: string) =>
    (await api.get(people, { query: { q, limit: 100 } }, support)).people.map(({ _id }) => _id);
  const fileOf = ({ id }: Person) => api.get(person, { params: { id } }, support);

  describe('are found', () => {
    it('by the start of name, address or number, and by id', async () => {
      const other = await aWorker()
        .called('Olaf Other')
        .with({ phoneNumber: '+16045550199' })
        .onboarded()
        .in(api);

      expect(await find('olaf')).toEqual([other.id]);
      expect(await find(other.email)).toEqual([other.id]);
      expect(await find('604 555')).toEqual([other.id]);
      expect(await find('+1 (604) 555-01')).toEqual([other.id]);
      expect(await find(other.id)).toEqual([other.id]);
      expect(await find('555')).toEqual([]);
      expect(await find('6'.repeat(24))).toEqual([]);
    });

    it('with what tells them apart', async () => {
      const { people: rows } = await api.get(people, { query: { q: worker.email } }, support);

      expect(rows).toEqual([
        {
          _id: worker.id,
          name: 'Wanda Wong',
          email: worker.email,
          phoneNumber: '+14165550102',
          usertype: 'Temp',
          suspended: false,
          underReview: false,
          createdAt: expect.any(String),
        },
      ]);
    });
  });

  describe('have one page each', () => {
    it('with account, profile, documents and sessions, and nothing of convictions', async () => {
      await api.get(login, { body: { email: worker.email, password: PASSWORD } });

      const file = await fileOf(worker);

      expect(file).toMatchObject({
        user: { _id: worker.id, email: worker.email },
        profile: { firstName: 'Wanda', birthDay: '1995-03-14', phoneNumber: '+14165550102' },
        documents: [{ status: 'Pending' }, { status: 'Pending' }],
        flags: [],
        notes: [],
      });
      expect(file.sessions).toHaveLength(2);
      expect(JSON.stringify(file)).not.toContain('convicted');
    });

    it('with suspensions, the one in force in the account', async () => {
      const change = (body: object) =>
        api.get(updateUser, { params: { id: worker.id }, body }, support);
      await change({ suspended: true, reason: 'First' });
      api.clock.advance({ hours: 1 });
      await change({ suspended: false });
      await change({ suspended: true, reason: 'Second' });

      expect(await fileOf(worker)).toMatchObject({
        user: { suspension: { words: 'Second' } },
        earlierSuspensions: [{ words: 'First' }],
      });
    });

    it('not for those who are gone', async () => {
      expect((await api.request(person, { params: { id: '6'.repeat(24) } }, support)).status).toBe(
        404,
      );
    });
  });

  it('are written about, for colleagues, and read it in their own export', async () => {
    const input = { params: { id: worker.id }, body: { text: 'Called about her pay' } };
    const note = await api.request(addNote, input, support);

    expect(note).toMatchObject({ status: 201, body: { by: { name: 'Sue Support' } } });
    expect((await fileOf(worker)).notes).toEqual([note.body]);
    const own = await api.get(exportAccount, {}, worker);
    expect(own).toMatchObject({ notesOfBackOffice: [{ text: 'Called about her pay' }] });
    expect(JSON.stringify(own)).not.toContain('Sue Support');
  });

  it('are signed out of one device, at once', async () => {
    const { token } = await api.get(login, { body: { email: worker.email, password: PASSWORD } });
    const [newest] = (await fileOf(worker)).sessions;
    const end = (id: string) =>
      api.request(endPersonSession, { params: { id, sessionId: newest?._id ?? '' } }, support);

    const other = await aWorker().in(api);
    expect((await end(other.id)).status).toBe(404);
    expect((await end(worker.id)).status).toBe(204);

    const answers = await Promise.all(
      [{ token }, worker].map((as) => api.request(currentUser, {}, as)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('are signed out everywhere, at once, and colleagues by owners only', async () => {
    const end = ({ id }: Person, by: Admin = support) =>
      api.request(endPersonSessions, { params: { id } }, by);
    const { token } = await api.get(login, { body: { email: worker.email, password: PASSWORD } });

    expect((await end(worker)).status).toBe(204);

    const answers = await Promise.all(
      [{ token }, worker].map((as) => api.request(currentUser, {}, as)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect((await fileOf(worker)).sessions).toEqual([]);
    const colleague = await anAdmin().as('reviewer').in(api);
    expect((await end(colleague)).status).toBe(403);
    expect((await end(colleague, await anAdmin().in(api))).status).toBe(204);
  });

  it('lose second factors that they cannot give any more, with a reason, and hear of it', async () => {
    const fresh = await anAdmin().as('support').in(api);
    const remove = ({ id }: Person, by: Admin = fresh) =>
      api.request(removeSecondFactors, { params: { id }, body: { reason: 'Lost phone' } }, by);
    expect((await remove(worker)).status).toBe(404);
    await withTotp(api, worker);
    expect((await fileOf(worker)).secondFactors).toEqual(['totp']);

    expect((await remove(worker)).status).toBe(204);
    await api.settle();

    expect((await fileOf(worker)).secondFactors).toEqual([]);
    const { email } = worker;
    expect((await api.request(login, { body: { email, password: PASSWORD } })).status).toBe(200);
    const subjects = (await api.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('A second factor was removed');
    const owner = await anAdmin().in(api);
    const { entries } = await api.get(
      audit,
      { query: { q: 'second-factors-removed', limit: 1 } },
      owner,
    );
    expect(entries).toMatchObject([
      { user: { _id: worker.id }, by: { _id: fresh.id }, details: { reason: 'Lost phone' } },
    ]);
  });

  it('lose them by nobody who has not confirmed it, and colleagues by owners only', async () => {
    const fresh = await anAdmin().as('support').in(api);
    const colleague = await anAdmin().as('reviewer').in(api);
    await withTotp(api, colleague);
    const input = { params: { id: colleague.id }, body: { reason: 'Lost phone' } };
    expect((await api.request(removeSecondFactors, input, fresh)).status).toBe(403);
    const owner = await anAdmin().in(api);
    api.clock.advance({ minutes: 11 });
    expect((await api.request(removeSecondFactors, input, owner)).body).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    expect((await fileOf(colleague)).secondFactors).toEqual(['totp']);
  });

  it('get what is held on them, by somebody who has confirmed it', async () => {
    const input = { params: { id: worker.id } };
    const fresh = await anAdmin().as('support').in(api);
    const held = await api.get(exportPerson, input, fresh);

    expect(held).toMatchObject({ account: { email: worker.email }, profile: {} });
    api.clock.advance({ minutes: 11 });
    expect((await api.request(exportPerson, input, fresh)).body).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
  });

  it('have their account closed by the rules that hold for them, and no colleague theirs', async () => {
    const closer = await anAdmin().as('support').in(api);
    const close = ({ id }: Person) =>
      api.request(closePerson, { params: { id }, body: { reason: 'She asked' } }, closer);
    const input = { params: { id: worker.id } };
    expect(await api.get(personClosingTerms, input, closer)).toMatchObject({ blockers: [] });

    expect((await close(worker)).status).toBe(204);

    expect((await api.request(currentUser, {}, worker)).status).toBe(401);
    expect((await close(worker)).status).toBe(404);
    expect((await close(await anAdmin().in(api))).body).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('cannot be closed while something is owed', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer);
    await steps.work(worker, 5);
    await steps.submit();
    await api.settle();
    const closer = await anAdmin().as('support').in(api);

    const body = { reason: 'She asked' };
    const answer = await api.request(closePerson, { params: { id: worker.id }, body }, closer);

    expect(answer.body).toMatchObject({ statusCode: 409, code: expect.stringMatching(/^CLOSE_/) });
    expect((await api.request(currentUser, {}, worker)).status).toBe(200);
  });

  describe('have a timeline', () => {
    const timelineOf = async ({ id }: Person, limit: number): Promise<TimelineEntry[]> => {
      const all: TimelineEntry[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit, cursor };
        const page = await api.get(personTimeline, { params: { id }, query }, support);
        all.push(...page.entries);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return all;
    };

    it('of shifts, pay, notifications, sign-ins and what was done, newest first', async () => {
      const employer = await anEmployer().onboarded().in(api);
      const steps = await ShiftSteps.post(api, employer);
      await steps.work(worker, 5);
      await steps.submit();
      await api.settle();
      await api.get(login, { body: { email: worker.email, password: PASSWORD } });
      const admin = await anAdmin().in(api);
      const body = { suspended: true, reason: 'No-show' };
      await api.get(updateUser, { params: { id: worker.id }, body }, admin);
      await api.settle();

      const all = await timelineOf(worker, 100);

      expect(new Set(all.map(({ source }) => source))).toEqual(
        new Set(['audit', 'security', 'notification', 'mail', 'payout', 'shift']),
      );
      expect(all.map(({ at }) => at)).toEqual(
        all
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect(all.find(({ source }) => source === 'shift')).toMatchObject({
        subject: steps.postId,
      });
      expect(all.find(({ what }) => what === 'worker-confirmed')?.details.message).toMatch(
        / confirmed you for the Trimmer shift on /,
      );
      expect(all.find(({ what }) => what === 'suspended' && what)).toBeDefined();
      expect(all.find(({ source }) => source === 'mail')).toMatchObject({
        what: 'mail-sent',
        details: { subject: expect.any(String) },
      });
      expect(JSON.stringify(all)).not.toContain(worker.email);
      // Page by page nothing is lost and nothing comes twice.
      expect(await timelineOf(worker, 2)).toEqual(all);
      const ofEmployer = await timelineOf(employer, 3);
      expect(new Set(ofEmployer.map(({ source }) => source))).toEqual(
        new Set(['shift', 'invoice', 'notification', 'mail']),
      );
    });
  });
});
