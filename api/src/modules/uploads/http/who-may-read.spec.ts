import { reviews } from '@leafshift/contracts/admin';
import {
  addCertificate,
  myProfile,
  updateProfile,
  workerProfile,
} from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import { anImage } from '../../../testing/an-image.ts';
import { anAdmin, anEmployer, aWorker, type Person, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { aShift } from '../../posts/testing/a-shift.ts';

describe('private files', () => {
  let api: TestApi;
  /** Has just sent their photo ID. */
  let newcomer: Worker;
  /** Has added a certificate, and may request shifts. */
  let worker: Worker;

  const pathOf = (address: string) => address.replace('http://portal.test', '');
  const canRead = async (address: string | undefined) =>
    address !== undefined && (await api.send('GET', pathOf(address))).status === 200;
  const upload = async (kind: UploadKind, who: Person): Promise<string> => {
    const body = { kind, contentType: 'image/jpeg' as const, size: 1000 };
    const { uploadUrl, url } = await api.get(requestUpload, { body }, who);
    await api.send('PUT', pathOf(uploadUrl), {
      body: await anImage(),
      headers: { 'content-type': 'image/jpeg' },
    });
    return url;
  };

  beforeAll(async () => {
    api = await startApi();
    newcomer = await aWorker().reached(1).in(api);
    const uploadUrl = await upload('photoid', newcomer);
    await api.get(updateProfile, { body: { identificationDocument: { uploadUrl } } }, newcomer);
    worker = await aWorker().onboarded().in(api);
    const certificateUrl = await upload('certificate', worker);
    const body = { certificateName: 'Selling it Right', certificateNumber: '7', certificateUrl };
    await api.get(addCertificate, { body }, worker);
  });
  afterAll(() => api.stop());

  it('are read by their owner', async () => {
    const { identificationDocument } = await api.get(myProfile, {}, newcomer);
    const { certificates } = await api.get(myProfile, {}, worker);

    expect(await canRead(identificationDocument.uploadUrl)).toBe(true);
    expect(await canRead(certificates.at(-1)?.certificateUrl)).toBe(true);
  });

  it('that are documents are read by whoever reviews them', async () => {
    const admin = await anAdmin().in(api);

    const { reviews: waiting } = await api.get(reviews, { query: {} }, admin);

    const own = waiting.find(({ user }) => user === newcomer.id);
    expect(await canRead(own?.uploadUrl)).toBe(true);
  });

  it('that are certificates, and only those, are read by an employer whom the worker has requested', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const stranger = await anEmployer().onboarded().in(api);
    const shift = await aShift().by(employer, api);
    await new ShiftSteps(api, employer, shift).request(worker);
    const call = { params: { userId: worker.id } };

    const seen = await api.get(workerProfile, call, employer);

    expect(await canRead(seen.certificate.at(-1)?.certificateUrl)).toBe(true);
    expect(JSON.stringify(seen).match(/api\/files/g)).toHaveLength(1);
    expect((await api.request(workerProfile, call, stranger)).status).toBe(404);
  });

  it('are read for some minutes only; whoever may read them gets another address', async () => {
    const pictureOf = async () => {
      const { certificates } = await api.get(myProfile, {}, worker);
      return certificates.at(-1)?.certificateUrl;
    };
    const kept = await pictureOf();
    api.clock.advance({ minutes: 11 });

    expect(await canRead(kept)).toBe(false);
    expect(await canRead(await pictureOf())).toBe(true);
  });

  it('cannot be read with an address that somebody has made up', async () => {
    const { identificationDocument } = await api.get(myProfile, {}, newcomer);
    const [bare = '', query = ''] = (identificationDocument.uploadUrl ?? '').split('?');
    const other = await upload('certificate', worker);

    expect(await canRead(bare)).toBe(false);
    expect(await canRead(`${other}?${query}`)).toBe(false);
    expect(await canRead(`${bare}?${query.replace('expires=1', 'expires=2')}`)).toBe(false);
  });
});
