import { notifications } from '@leafshift/contracts/notification';
import {
  addCertificate,
  changeCertificate,
  myProfile,
  removeCertificate,
} from '@leafshift/contracts/profile';
import { anUpload } from '../../../testing/documents.ts';
import { aWorker, type Worker } from '../../../testing/people.ts';
import { ReviewDesk } from '../../../testing/review-desk.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('a certificate that expires', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ now: '2026-05-04T12:00:00Z', env: { SESSION_DAYS: '3650' } });
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const handIn = async (fields: object = {}) => {
    const body = { certificateName: 'CannSell', certificateNumber: 'C-1', ...fields };
    const { certificates } = await api.get(addCertificate, { body }, worker);
    return certificates.at(-1)?._id ?? '';
  };
  const goTo = async (day: string) => {
    api.clock.set(`${day}T17:00:00Z`);
    await api.settle();
  };
  const told = async () =>
    (await api.get(notifications, {}, worker)).notifications
      .filter(({ kind }) => kind === 'certificate-expiring')
      .map(({ params }) => [params.certificate, params.expiresOn, params.days])
      .reverse();

  it('is told to its owner 60, 30 and 7 days before, in the portal and by mail', async () => {
    await handIn({ expiresOn: '2026-08-01' });
    await goTo('2026-06-01');
    expect(await told()).toEqual([]);
    await goTo('2026-06-02');
    expect(await told()).toEqual([['CannSell', '2026-08-01', '60']]);
    await goTo('2026-07-02');
    await goTo('2026-07-25');
    await goTo('2026-08-10');

    expect((await told()).map(([, , days]) => days)).toEqual(['60', '30', '7']);
    const mails = await api.mailsTo(worker.email);
    expect(
      mails.filter(({ subject }) => subject === 'A certificate of yours expires soon'),
    ).toHaveLength(3);
  });

  it('by the years of its kind is told too, and what has not expired by then is left out', async () => {
    await handIn({ certificateName: 'SellSafe', issuedOn: '2021-09-06' });
    await goTo('2026-08-30');

    expect(await told()).toEqual([['SellSafe', '2026-09-06', '7']]);
  });

  it('is not told where it was changed, taken away or rejected, or a newer one is there', async () => {
    const desk = await ReviewDesk.in(api);
    const soon = { expiresOn: '2026-11-05' };
    const changed = await handIn({ certificateName: 'CannaSell', ...soon });
    const removed = await handIn({ certificateName: 'Smart Choices', ...soon });
    const certificateUrl = await anUpload(api, worker, 'certificate');
    await handIn({ certificateName: 'SellSafe', certificateUrl, ...soon });
    await handIn(soon);
    const body = {
      certificateName: 'CannaSell',
      certificateNumber: 'C-1',
      expiresOn: '2029-01-01',
    };
    await api.get(changeCertificate, { params: { id: changed }, body }, worker);
    await api.get(removeCertificate, { params: { id: removed } }, worker);
    await desk.reject((await desk.reviewOf(worker, 'certificate'))._id);
    await handIn({ expiresOn: '2030-11-05' });

    await goTo('2026-09-06');
    await goTo('2026-11-04');
    expect((await api.get(myProfile, {}, worker)).certificates).toHaveLength(4);
    expect(await told()).toEqual([]);
  });
});
