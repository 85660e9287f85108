import {
  confirmWorker,
  requestShift,
  type TempPostForm,
  updatePost,
} from '@leafshift/contracts/posts';
import {
  addCertificate,
  addLocation,
  myProfile,
  removeCertificate,
} from '@leafshift/contracts/profile';
import { aShift } from '../testing/a-shift.ts';
import { anUpload } from '../testing/documents.ts';
import { anEmployer, aWorker, type Employer, TORONTO, type Worker } from '../testing/people.ts';
import { ReviewDesk } from '../testing/review-desk.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const RETAIL = { jobType: 'Authorized Retailer', jobTitle: 'Budtender' } as const;
const SURREY = { ...TORONTO, city: 'Surrey', province: 'BC', latitude: 49.19, longitude: -122.85 };
const MISSING = { status: 409, body: { code: 'CREDENTIALS_MISSING' } };

describe('who wants to work in a shop without its credential', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const post = (fields: Partial<TempPostForm> = RETAIL) =>
    ShiftSteps.post(api, employer, aShift().with(fields));
  const handIn = async (fields: object = {}) => {
    const body = { certificateName: 'CannSell', certificateNumber: 'C-1', ...fields };
    await api.get(addCertificate, { body }, worker);
  };
  const request = ({ postId: id }: ShiftSteps) =>
    api.request(requestShift, { params: { id } }, worker);
  const change = async (steps: ShiftSteps, fields: Partial<TempPostForm>) => {
    const body = aShift().with(fields).form(api, employer);
    await api.get(updatePost, { params: { id: steps.postId }, body }, employer);
  };

  it.each([
    ['one that will have expired on the day', { expiresOn: '2026-05-04' }],
    ['one whose years are over', { certificateName: 'SellSafe', issuedOn: '2021-05-01' }],
    ['one of another kind', { certificateName: 'CannaSell' }],
    ['one of a name that looks the same', { certificateName: 'Cann Sell' }],
  ])('does not get a request by %s', async (_, certificate) => {
    await handIn(certificate);
    const { certificateName = 'CannSell' } = certificate as { certificateName?: 'SellSafe' };
    const steps = await post({
      ...RETAIL,
      ...(certificateName === 'SellSafe' && { credentials: ['SellSafe'] }),
    });

    expect(await request(steps)).toMatchObject(MISSING);
  });

  it('does not get a request by one that was rejected', async () => {
    const desk = await ReviewDesk.in(api);
    await handIn({ certificateUrl: await anUpload(api, worker, 'certificate') });
    await desk.reject((await desk.reviewOf(worker, 'certificate'))._id);

    expect(await request(await post())).toMatchObject(MISSING);
  });

  it('is not confirmed after taking the certificate away', async () => {
    await handIn();
    const steps = await post();
    await steps.request(worker);
    const { certificates } = await api.get(myProfile, {}, worker);
    const params = { id: certificates[0]?._id ?? '' };
    await api.get(removeCertificate, { params }, worker);

    expect(await steps.tryToConfirm(worker)).toMatchObject(MISSING);
  });

  it('is not confirmed after a rejection, and keeps the shifts that were confirmed', async () => {
    const desk = await ReviewDesk.in(api);
    await handIn({ certificateUrl: await anUpload(api, worker, 'certificate') });
    const asked = await post();
    await asked.request(worker);
    const taken = await ShiftSteps.post(api, employer, aShift().startingIn(100).with(RETAIL));
    await taken.take(worker);
    await desk.reject((await desk.reviewOf(worker, 'certificate'))._id);

    expect(await asked.tryToConfirm(worker)).toMatchObject(MISSING);
    expect(await taken.shift()).toMatchObject({ confirmedCount: 1 });
  });

  it.each([
    ['another province', RETAIL, async () => ({ ...RETAIL, location: await surrey() })],
    ['another job type', {}, async () => RETAIL],
    ['credentials of its own', {}, async () => ({ credentials: ['SellSafe' as const] })],
  ])('is not confirmed on a shift that came to %s after the request', async (_, before, after) => {
    if (before === RETAIL) {
      await handIn();
    }
    const steps = await post(before);
    await steps.request(worker);
    const confirmation = await steps.confirmation(worker);
    await change(steps, await after());

    const answer = await api.request(confirmWorker, confirmation, employer);
    expect(answer).toMatchObject({ status: 409 });
    expect(['CREDENTIALS_MISSING', 'TERMS_CHANGED']).toContain(
      (answer.body as { code?: string }).code,
    );
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0 });
  });

  const surrey = async (): Promise<string> => {
    const body = { locationName: 'Surrey Store', ...SURREY };
    const { locations } = await api.get(addLocation, { body }, employer);
    return locations.find(({ city }) => city === 'Surrey')?._id ?? '';
  };
});
