import { updateProfile } from '@leafshift/contracts/profile';
import { anUpload, opened } from '../../../testing/documents.ts';
import { aWorker, type Worker } from '../../../testing/people.ts';
import { ReviewDesk } from '../../../testing/review-desk.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('a photo ID with two sides', () => {
  let api: TestApi;
  let desk: ReviewDesk;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    desk = await ReviewDesk.in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().reached(1).in(api);
  });
  afterAll(() => api.stop());

  const handIn = async (document: { uploadUrl: string; backUrl?: string }) =>
    api.request(updateProfile, { body: { identificationDocument: document } }, worker);
  const photo = () => anUpload(api, worker, 'photoid');
  const waiting = () => desk.reviewOf(worker, 'identificationDocument');

  it('is seen from both by who reviews it, and each reading is noted', async () => {
    await handIn({ uploadUrl: await photo(), backUrl: await photo() });
    const { uploadUrl, backUrl = '' } = await waiting();
    expect(backUrl).not.toBe(uploadUrl);

    const headers = { 'x-auth-token': desk.admin.token };
    expect(await opened(api, uploadUrl, headers)).toBe(200);
    expect(await opened(api, backUrl, headers)).toBe(200);

    const read = { event: 'identity-document-shown', 'details.kind': 'photoid' };
    const logged = await api.database.native.collection('security_log').find(read).toArray();
    const files = logged.filter(({ userId }) => String(userId) === worker.id);
    expect(new Set(files.map(({ details }) => details.file)).size).toBe(2);
  });

  it('is another submission with another back, and one of one side without', async () => {
    const uploadUrl = await photo();
    await handIn({ uploadUrl, backUrl: await photo() });
    const first = await waiting();
    const back = await photo();
    expect((await handIn({ uploadUrl, backUrl: back })).status).toBe(200);
    const other = await waiting();
    expect(other._id).not.toBe(first._id);
    expect((await desk.approve(first._id)).status).toBe(409);
    await desk.approve(other._id);

    expect((await handIn({ uploadUrl, backUrl: await photo() })).status).toBe(200);
    const second = await waiting();
    expect(second._id).not.toBe(other._id);
    await desk.reject(second._id);

    await handIn({ uploadUrl });
    expect(await waiting()).not.toHaveProperty('backUrl');
  });

  it('has no side that somebody else has sent, or another kind of picture', async () => {
    const other = await aWorker().reached(1).in(api);
    for (const backUrl of [
      await anUpload(api, other, 'photoid'),
      await anUpload(api, worker, 'certificate'),
    ]) {
      expect((await handIn({ uploadUrl: await photo(), backUrl })).body).toMatchObject({
        code: 'UPLOAD_NOT_FOUND',
      });
    }
  });

  it('is kept with both sides when the name is changed', async () => {
    await handIn({ uploadUrl: await photo(), backUrl: await photo() });
    await desk.approve((await waiting())._id);

    await api.get(updateProfile, { body: { lastName: 'Married' } }, worker);

    expect(await waiting()).toMatchObject({ backUrl: expect.any(String) });
  });
});
