import { jest } from '@jest/globals';
import { claimReview, decideReview, reviews } from '@leafshift/contracts/admin';
import { notifications } from '@leafshift/contracts/notification';
import {
  addCertificate,
  changeCertificate,
  myProfile,
  removeCertificate,
  workerProfile,
} from '@leafshift/contracts/profile';
import { Migrations } from '../../../infra/mongo/migrations.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anUpload, opened } from '../../../testing/documents.ts';
import { anEmployer, aWorker, type Worker } from '../../../testing/people.ts';
import { ReviewDesk } from '../../../testing/review-desk.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SELL_SAFE = {
  certificateName: 'SellSafe',
  certificateNumber: 'SS-1',
  issuedOn: '2024-06-01',
  expiresOn: '2029-06-01',
};

describe('a certificate', () => {
  let api: TestApi;
  let desk: ReviewDesk;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    desk = await ReviewDesk.in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const picture = () => anUpload(api, worker, 'certificate');
  const add = (body: object) => api.request(addCertificate, { body: body as never }, worker);
  const addPictured = async (body: object = SELL_SAFE) =>
    add({ ...body, certificateUrl: await picture() });
  const mine = async () => (await api.get(myProfile, {}, worker)).certificates;
  const waiting = () => desk.reviewOf(worker, 'certificate');
  const change = async (body: object) => {
    const params = { id: (await mine())[0]?._id ?? '' };
    return api.request(changeCertificate, { params, body: body as never }, worker);
  };
  const newestNotification = async () => {
    await api.settle();
    return (await api.get(notifications, { query: {} }, worker)).notifications[0];
  };

  it('is kept with its days, and waits for nobody without a picture', async () => {
    await add({ ...SELL_SAFE, issuedOn: '' });

    expect(await mine()).toEqual([
      {
        _id: expect.any(String),
        certificationName: 'SellSafe',
        certificationNumber: 'SS-1',
        expiresOn: '2029-06-01',
        status: 'Not Submitted',
      },
    ]);
    await expect(waiting()).rejects.toThrow('does not wait');
  });

  it.each([
    [{ expiresOn: '2024-06-01' }, 'expiresOn', 'The expiry date must be after the issue date'],
    [{ issuedOn: '2026-05-05' }, 'issuedOn', 'The issue date cannot be in the future'],
    [{ issuedOn: '2024-13-01' }, 'issuedOn', expect.any(String)],
  ])('is not taken with %j', async (days, path, msg) => {
    expect(await add({ ...SELL_SAFE, ...days })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path, msg }] },
    });
  });

  it('with a picture waits for review, where its number and days are compared with it', async () => {
    await addPictured();

    expect(await mine()).toMatchObject([{ status: 'Pending', issuedOn: '2024-06-01' }]);
    const review = await waiting();
    expect(review).toMatchObject({
      kind: 'certificate',
      status: 'Pending',
      certificate: {
        certificationName: 'SellSafe',
        certificationNumber: 'SS-1',
        issuedOn: '2024-06-01',
        expiresOn: '2029-06-01',
      },
    });
    expect(await opened(api, review.uploadUrl, { 'x-auth-token': desk.admin.token })).toBe(200);
    const read = { event: 'identity-document-shown', 'details.kind': 'certificate' };
    const logged = await api.database.native.collection('security_log').find(read).toArray();
    expect(logged.map(({ by }) => String(by))).toContain(desk.admin.id);
  });

  it('is approved: its owner is told, and employers see that, and until when', async () => {
    const told = jest.spyOn(api.app.get(Realtime), 'emit');
    await addPictured();
    const employer = await anEmployer().onboarded().in(api);
    const shift = await aShift().by(employer, api);
    await new ShiftSteps(api, employer, shift).request(worker);
    const seen = async () =>
      (await api.get(workerProfile, { params: { userId: worker.id } }, employer)).certificate;
    expect((await seen())[0]).not.toHaveProperty('verified');

    await desk.approve((await waiting())._id);

    expect(await newestNotification()).toMatchObject({
      kind: 'document-approved',
      params: { document: 'certificate' },
    });
    expect(told.mock.calls.map(([, event]) => event)).toContain('accountUpdated');
    told.mockRestore();
    expect(await mine()).toMatchObject([{ status: 'Approved' }]);
    expect(await seen()).toEqual([
      {
        _id: expect.any(String),
        certificationName: 'SellSafe',
        certificationNumber: 'SS-1',
        certificateUrl: expect.any(String),
        expiresOn: '2029-06-01',
        verified: true,
      },
    ]);
  });

  it('is rejected with a reason, costs nobody a confirmed shift, and is handed in again', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const shift = await aShift().by(employer, api);
    const steps = new ShiftSteps(api, employer, shift);
    await steps.request(worker);
    await steps.confirm(worker);
    await addPictured();
    const first = await waiting();
    await desk.reject(first._id);

    expect(await mine()).toMatchObject([
      { status: 'Rejected', reason: 'The name is not readable' },
    ]);
    expect(await newestNotification()).toMatchObject({
      kind: 'document-rejected',
      params: { document: 'certificate', reason: 'The name is not readable' },
    });
    expect((await steps.shift()).confirmedArr.length).toBe(1);

    expect((await change({ ...SELL_SAFE, certificateNumber: 'SS-2' })).status).toBe(200);

    const second = await waiting();
    expect(second._id).not.toBe(first._id);
    expect(second.certificate?.certificationNumber).toBe('SS-2');
    expect(await mine()).toMatchObject([{ certificationNumber: 'SS-2', status: 'Pending' }]);
    expect((await mine())[0]).not.toHaveProperty('reason');
  });

  it('can be replaced while it waits, and asks anew once it is approved', async () => {
    await addPictured();
    const first = (await waiting())._id;
    await change({ ...SELL_SAFE, certificateNumber: 'SS-3' });
    expect((await desk.approve(first)).body).toMatchObject({ code: 'STATE_CONFLICT' });
    const seen = (await waiting())._id;
    await desk.approve(seen);

    await change({ ...SELL_SAFE, expiresOn: '2034-06-01' });

    expect(await mine()).toMatchObject([{ status: 'Pending', expiresOn: '2034-06-01' }]);
    expect((await desk.approve(seen)).status).toBe(404);
  });

  it('from before there were reviews is as it was, and can be handed in as it is', async () => {
    await addPictured();
    const documents = api.database.native.collection('reviewed_documents');
    await documents.deleteMany({ kind: 'certificate' });
    expect(await mine()).toMatchObject([{ status: 'Not Submitted' }]);

    await change({ certificateName: 'Selling it Right', certificateNumber: 'SIR-1' });

    expect((await waiting()).certificate).toEqual({
      certificationName: 'Retail',
      certificationNumber: 'SIR-1',
      issuedOn: null,
      expiresOn: null,
    });
  });

  it('is reviewed for itself: each has its own claim and decision', async () => {
    await addPictured();
    const first = await waiting();
    await addPictured({ ...SELL_SAFE, certificateNumber: 'SS-9' });
    const { reviews: list } = await api.get(reviews, { query: { limit: 100 } }, desk.admin);
    const other = list.find(({ user, certificate }) => {
      return user === worker.id && certificate?.certificationNumber === 'SS-9';
    });
    const claim = (id = '') => api.request(claimReview, { params: { id } }, desk.admin);
    await claim(first._id);
    const colleague = await ReviewDesk.in(api);
    const body = { decision: 'Approved' } as const;
    const decide = (id = '') =>
      api.request(decideReview, { params: { id }, body }, colleague.admin);

    expect((await decide(first._id)).body).toMatchObject({ code: 'REVIEW_CLAIMED' });
    expect((await decide(other?._id)).status).toBe(200);
    expect((await mine()).map(({ status }) => status)).toEqual(['Pending', 'Approved']);
  });

  it('that its owner removes leaves the queue, and open windows hear of it', async () => {
    await addPictured();
    const { _id } = await waiting();
    await api.settle();
    const told = jest.spyOn(api.app.get(Realtime), 'emit');

    await api.get(removeCertificate, { params: { id: (await mine())[0]?._id ?? '' } }, worker);
    await api.settle();

    await expect(waiting()).rejects.toThrow('does not wait');
    expect((await desk.approve(_id)).status).toBe(404);
    expect(told.mock.calls.map(([, event]) => event)).toContain('backOfficeChanged');
    told.mockRestore();
  });

  it('that waits or is rejected keeps nobody from being confirmed', async () => {
    await desk.approved(worker);
    await addPictured();
    await desk.reject((await waiting())._id);
    const employer = await desk.approved(await anEmployer().onboarded().in(api));
    const shift = await aShift().by(employer, api);
    const steps = new ShiftSteps(api, employer, shift);
    await steps.request(worker);

    await steps.confirm(worker);

    expect((await steps.shift()).confirmedArr.length).toBe(1);
  });

  it('is one of fifty at most', async () => {
    for (let count = 0; count < 50; count += 1) {
      await add({ certificateName: 'SellSafe', certificateNumber: `SS-${count}` });
    }

    expect((await add({ certificateName: 'SellSafe', certificateNumber: 'X' })).body).toMatchObject(
      {
        statusCode: 409,
        code: 'TOO_MANY_CERTIFICATES',
      },
    );
  });

  it('has room beside others, where there was one document of each kind', async () => {
    const documents = api.database.native.collection('reviewed_documents');
    await documents.createIndex(
      { userId: 1, kind: 1 },
      {
        name: 'one_of_a_kind',
        unique: true,
        partialFilterExpression: { submittedAt: { $lt: new Date(0) } },
      },
    );

    await api.app.get(Migrations).run();

    expect((await documents.indexes()).map(({ name }) => name)).not.toContain('one_of_a_kind');
  });
});
