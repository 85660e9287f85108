import { myProfile, updateProfile } from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import { aPdf } from '../../../testing/a-pdf.ts';
import { anImage } from '../../../testing/an-image.ts';
import { anEmployer, aWorker, type Person } from '../../../testing/people.ts';
import { ReviewDesk } from '../../../testing/review-desk.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Profiles } from '../index.ts';
import { approvedIdentities } from '../persistence/approved-identities.migration.ts';

describe('the documents of a profile', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const upload = async (person: Person, kind: UploadKind): Promise<string> => {
    const ask = { kind, contentType: 'image/jpeg', size: 900 } as const;
    const { uploadUrl, url } = await api.get(requestUpload, { body: ask }, person);
    const path = uploadUrl.replace('http://portal.test', '');
    const headers = { 'content-type': 'image/jpeg' };
    await api.send('PUT', path, { body: await anImage(), headers });
    return url;
  };
  const submit = async (person: Person, document: string, kind: UploadKind) => {
    const uploadUrl = await upload(person, kind);
    const body = { [document]: { uploadUrl } } as never;
    return api.request(updateProfile, { body }, person);
  };

  it.each([
    ['identificationDocument', 'photoid', aWorker],
    ['backgroundCheck', 'backgroundcheck', aWorker],
    ['businessLicence', 'business-licence', anEmployer],
  ] as const)(
    '%s goes from Not Submitted to Pending, and is replaced while it waits',
    async (document, kind, who) => {
      const person = await who().in(api);
      expect(await api.get(myProfile, {}, person)).toMatchObject({
        [document]: { status: 'Not Submitted' },
      });

      expect((await submit(person, document, kind)).body).toMatchObject({
        [document]: { status: 'Pending', submittedAt: '2026-05-04T16:00:00.000Z' },
      });
      api.clock.advance({ hours: 1 });
      expect((await submit(person, document, kind)).body).toMatchObject({
        [document]: { status: 'Pending', submittedAt: '2026-05-04T17:00:00.000Z' },
      });
      api.clock.advance({ hours: -1 });
    },
  );

  it('take a background check as PDF, and show pictures of its pages to its owner alone', async () => {
    const worker = await aWorker().in(api);
    const sent = await aPdf(2);
    const ask = { contentType: 'application/pdf', size: sent.length } as const;
    const other = await api.request(requestUpload, { body: { kind: 'photoid', ...ask } }, worker);
    expect(other.body).toMatchObject({
      errors: [{ path: 'contentType', msg: 'The file must be an image' }],
    });
    const body = { kind: 'backgroundcheck', ...ask } as const;
    const { uploadUrl, url, headers } = await api.get(requestUpload, { body }, worker);
    const put = uploadUrl.replace('http://portal.test', '');
    const refused = await api.send('PUT', put, {
      body: await aPdf(1, (pdf) => pdf.addJavaScript('a', 'app.alert(1)')),
      headers,
    });
    expect({ status: refused.status, ...((await refused.json()) as object) }).toMatchObject({
      status: 415,
      code: 'PDF_NOT_SAFE',
    });
    expect((await api.send('PUT', put, { body: sent, headers })).status).toBe(204);
    const handedIn = { body: { backgroundCheck: { uploadUrl: url } } };
    const { backgroundCheck } = await api.get(updateProfile, handedIn, worker);

    const file = (backgroundCheck.uploadUrl ?? '').replace('http://portal.test', '');
    const shown = await api.send('GET', file, { headers: { 'x-auth-token': worker.token } });

    expect(backgroundCheck.status).toBe('Pending');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await api.send('GET', file, {})).status).toBe(404);
  });

  it('that were approved before it was kept for whom, were for what the profile says', async () => {
    const desk = await ReviewDesk.in(api);
    const worker = await desk.approved(
      await aWorker().called('Noor Haddad').born('1990-01-01').onboarded().in(api),
    );
    const waiting = await aWorker().onboarded().in(api);
    const profiles = api.database.native.collection('profiles');
    await profiles.updateMany({}, { $unset: { approved: '' } });

    await approvedIdentities.up(api.database.native);

    const [of, other] = [worker, waiting].map(({ id }) => api.app.get(Profiles).get(id));
    expect((await of)?.approved).toEqual({ name: 'Noor Haddad', birthDay: '1990-01-01' });
    expect((await other)?.approved).toBeNull();
  });

  it('are no others than those of the user type', async () => {
    const worker = await aWorker().in(api);
    const uploadUrl = await upload(worker, 'photoid');

    expect(
      await api.request(updateProfile, { body: { businessLicence: { uploadUrl } } }, worker),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'businessLicence', msg: 'This field is not known' }] },
    });
  });
});
