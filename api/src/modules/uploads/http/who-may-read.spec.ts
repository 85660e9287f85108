import { reviews } from '@leafshift/contracts/admin';
import {
  addCertificate,
  myProfile,
  updateProfile,
  workerProfile,
} from '@leafshift/contracts/profile';
import type { UploadKind } from '@leafshift/contracts/uploads';
import { aShift } from '../../../testing/a-shift.ts';
import { anUpload, opened } from '../../../testing/documents.ts';
import { anAdmin, anEmployer, aWorker, type Person, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('private files', () => {
  let api: TestApi;
  /** Has just sent their photo ID. */
  let newcomer: Worker;
  /** Has added a certificate, and may request shifts. */
  let worker: Worker;

  const canRead = async (address: string | undefined, { token }: Person) =>
    address !== undefined && (await opened(api, address, { 'x-auth-token': token })) === 200;
  const upload = (kind: UploadKind, who: Person) => anUpload(api, who, kind);

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

    expect(await canRead(identificationDocument.uploadUrl, newcomer)).toBe(true);
    expect(await canRead(certificates.at(-1)?.certificateUrl, worker)).toBe(true);
  });

  it('that are documents are read by whoever reviews them', async () => {
    const admin = await anAdmin().in(api);

    const { reviews: waiting } = await api.get(reviews, { query: {} }, admin);

    const own = waiting.find(({ user }) => user === newcomer.id);
    expect(await canRead(own?.uploadUrl, admin)).toBe(true);
  });

  it('that are certificates, and only those, are read by an employer whom the worker has requested', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const stranger = await anEmployer().onboarded().in(api);
    const shift = await aShift().by(employer, api);
    await new ShiftSteps(api, employer, shift).request(worker);
    const call = { params: { userId: worker.id } };

    const seen = await api.get(workerProfile, call, employer);

    expect(await canRead(seen.certificate.at(-1)?.certificateUrl, employer)).toBe(true);
    expect(JSON.stringify(seen).match(/api\/files/g)).toHaveLength(1);
    expect((await api.request(workerProfile, call, stranger)).status).toBe(404);
  });

  it('are read for a minute only; whoever may read them gets another address', async () => {
    const pictureOf = async () => {
      const { certificates } = await api.get(myProfile, {}, worker);
      return certificates.at(-1)?.certificateUrl;
    };
    const kept = await pictureOf();
    api.clock.advance({ seconds: 60 });

    expect(await canRead(kept, worker)).toBe(false);
    expect(await canRead(await pictureOf(), worker)).toBe(true);
  });

  it('cannot be read with an address that somebody has made up', async () => {
    const { identificationDocument } = await api.get(myProfile, {}, newcomer);
    const [bare = '', query = ''] = (identificationDocument.uploadUrl ?? '').split('?');
    const other = await upload('certificate', worker);

    expect(await canRead(bare, newcomer)).toBe(false);
    expect(await canRead(`${other}?${query}`, newcomer)).toBe(false);
    expect(await canRead(`${bare}?${query.replace('expires=1', 'expires=2')}`, newcomer)).toBe(
      false,
    );
  });
});
