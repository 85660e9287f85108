import { jest } from '@jest/globals';
import { checkLedger, decideReview, reviews, updateUser, users } from '@leafshift/contracts/admin';
import { notifications } from '@leafshift/contracts/notification';
import { myProfile, updateProfile } from '@leafshift/contracts/profile';
import { requestUpload } from '@leafshift/contracts/uploads';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { anImage } from '../../../testing/an-image.ts';
import { type Admin, anAdmin, anEmployer, aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the back office', () => {
  let api: TestApi;
  let admin: Admin;

  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    admin = await anAdmin().in(api);
  });
  afterAll(() => api.stop());

  const audit = (target: string) =>
    api.database.native
      .collection('audit_log')
      .find()
      .toArray()
      .then((entries) => entries.filter((entry) => String(entry.target) === target));
  const submit = async (worker: Worker) => {
    const ask = { kind: 'photoid', contentType: 'image/jpeg', size: 900 } as const;
    const { uploadUrl, url } = await api.get(requestUpload, { body: ask }, worker);
    await api.send('PUT', uploadUrl.replace('http://portal.test', ''), {
      body: await anImage(),
      headers: { 'content-type': 'image/jpeg' },
    });
    const body = { identificationDocument: { uploadUrl: url } };
    await api.get(updateProfile, { body }, worker);
    await api.settle();
  };
  const waiting = async (worker: Worker) => {
    const { reviews: list } = await api.get(reviews, { query: { limit: 100 } }, admin);
    return list.find(({ user }) => user === worker.id);
  };
  const decide = (
    id: string,
    body: { decision: 'Approved' } | { decision: 'Rejected'; reason: string },
  ) => api.request(decideReview, { params: { id }, body }, admin);

  describe('reviews documents', () => {
    it('that wait, with a link to the image, and admins are told', async () => {
      const worker = await aWorker().called('Noor Haddad').in(api);
      await submit(worker);

      const review = await waiting(worker);

      expect(review).toMatchObject({
        userName: 'Noor Haddad',
        kind: 'identificationDocument',
        status: 'Pending',
      });
      const path = review?.uploadUrl.replace('http://portal.test', '') ?? '';
      const headers = { 'x-auth-token': admin.token };
      expect((await api.send('GET', path, { headers })).status).toBe(200);
      const { notifications: list } = await api.get(notifications, { query: {} }, admin);
      expect(list).toMatchObject([
        {
          kind: 'document-submitted',
          notificationMessage: expect.stringContaining('Noor Haddad'),
          link: `/reviews/${review?._id}`,
        },
      ]);
    });

    it('and approves: the owner is told, and the action is on record', async () => {
      const worker = await aWorker().in(api);
      await submit(worker);
      const review = await waiting(worker);

      const answer = await decide(review?._id ?? '', { decision: 'Approved' });

      expect(answer.body).toMatchObject({ status: 'Approved', reason: null });
      expect(await api.get(myProfile, {}, worker)).toMatchObject({
        identificationDocument: { status: 'Approved' },
      });
      const { notifications: list } = await api.get(notifications, { query: {} }, worker);
      expect(list).toMatchObject([{ kind: 'document-approved' }]);
      expect(await audit(review?._id ?? '')).toMatchObject([{ action: 'document-approved' }]);
    });

    it('and tells the owner’s open windows, which show where the review stands', async () => {
      const worker = await aWorker().in(api);
      await submit(worker);
      const told = jest.spyOn(api.app.get(Realtime), 'emit');
      await decide((await waiting(worker))?._id ?? '', { decision: 'Approved' });
      await api.settle();

      expect(told).toHaveBeenCalledWith([worker.id], 'accountUpdated', expect.anything());
      told.mockRestore();
    });

    it('and rejects with a reason: the document can be submitted again', async () => {
      const worker = await aWorker().in(api);
      await submit(worker);
      const review = await waiting(worker);

      await decide(review?._id ?? '', { decision: 'Rejected', reason: 'Too dark to read' });
      expect(await api.get(myProfile, {}, worker)).toMatchObject({
        identificationDocument: { status: 'Rejected', reason: 'Too dark to read' },
      });
      await submit(worker);

      expect(await waiting(worker)).toMatchObject({ status: 'Pending', reason: null });
    });

    it('not without a reason, not twice, and not what is not there', async () => {
      const worker = await aWorker().in(api);
      await submit(worker);
      const id = (await waiting(worker))?._id ?? '';

      expect((await decide(id, { decision: 'Rejected', reason: '' })).body).toMatchObject({
        errors: [{ path: 'reason', msg: 'Please give a reason' }],
      });
      await decide(id, { decision: 'Approved' });
      expect((await decide(id, { decision: 'Approved' })).body).toMatchObject({
        statusCode: 409,
        code: 'STATE_CONFLICT',
      });
      expect((await decide('6'.repeat(24), { decision: 'Approved' })).status).toBe(404);
    });

    it('one decision wins when two admins decide at once', async () => {
      const worker = await aWorker().in(api);
      await submit(worker);
      const id = (await waiting(worker))?._id ?? '';

      const answers = await Promise.all([
        decide(id, { decision: 'Approved' }),
        decide(id, { decision: 'Rejected', reason: 'No' }),
      ]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await audit(id)).toHaveLength(1);
    });
  });

  describe('finds accounts', () => {
    it('by the start of name or address, taken literally', async () => {
      await aWorker().called('Zoë (Zed) Quill').in(api);
      const find = async (q: string) =>
        (await api.get(users, { query: { q } }, admin)).users.map(({ name }) => name);

      expect(await find('zoë (z')).toEqual(['Zoë (Zed) Quill']);
      expect(await find('.*')).toEqual([]);
      expect(await find('$where')).toEqual([]);
      expect((await find('temp-')).length).toBeGreaterThan(0);
    });

    it('page by page', async () => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.get(users, { query: { limit: 3, cursor } }, admin);
        seen.push(...page.users.map(({ _id }) => _id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);

      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toContain(admin.id);
    });
  });

  describe('changes accounts', () => {
    const change = (id: string, body: object) =>
      api.request(updateUser, { params: { id }, body }, admin);

    it('suspends and restores, tells the user, and keeps a record', async () => {
      const worker = await aWorker().in(api);

      const suspend = { suspended: true, reason: 'Two no-shows' };
      expect((await change(worker.id, suspend)).body).toMatchObject({
        suspended: true,
        suspension: { reason: 'back-office', words: 'Two no-shows', until: null, appeal: null },
      });
      expect((await change(worker.id, { suspended: false })).body).toMatchObject({
        suspended: false,
      });

      const { notifications: list } = await api.get(notifications, { query: {} }, worker);
      expect(list.map(({ kind }) => kind).toSorted()).toEqual([
        'account-restored',
        'account-suspended',
      ]);
      expect((await audit(worker.id)).map(({ action }) => action)).toEqual([
        'suspended',
        'restored',
      ]);
    });

    it('sets prices of one account, and leaves the others at the configured ones', async () => {
      const employer = await anEmployer().in(api);
      const prices = [{ name: 'Cultivation', price: 27.5 }];

      const { body } = await change(employer.id, {
        paymentDetails: { leafshiftPercent: 12.5, taxPercentON: 13, prices },
      });

      expect(body).toMatchObject({
        paymentDetails: {
          leafshiftPercent: 12.5,
          processingFee: 2,
          taxPercentON: 13,
          prices,
          maxHourlyRate: 250,
        },
      });
    });

    it('refuses what is no price', async () => {
      const employer = await anEmployer().in(api);

      expect(
        (await change(employer.id, { paymentDetails: { leafshiftPercent: 101 } })).status,
      ).toBe(400);
      expect((await change(employer.id, { level5: true })).status).toBe(400);
    });
  });

  it('checks the ledger', async () => {
    expect(await api.get(checkLedger, {}, admin)).toEqual({
      balanced: true,
      sumCents: 0,
      entries: 0,
      unbalanced: [],
    });
  });

  it('is closed to everybody else', async () => {
    const worker = await aWorker().onboarded().in(api);
    const employer = await anEmployer().onboarded().in(api);

    for (const as of [worker, employer]) {
      expect((await api.request(users, { query: {} }, as)).status).toBe(403);
      expect((await api.request(reviews, { query: {} }, as)).status).toBe(403);
      expect((await api.request(checkLedger, {}, as)).status).toBe(403);
    }
    expect((await api.request(users, { query: {} })).status).toBe(401);
  });
});
