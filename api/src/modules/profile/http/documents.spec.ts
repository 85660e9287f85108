import { myProfile, updateProfile } from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import { anImage } from '../../../testing/an-image.ts';
import { anEmployer, aWorker, type Person } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

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
    '%s goes from Not Submitted to Pending, and not twice',
    async (document, kind, who) => {
      const person = await who().in(api);
      expect(await api.get(myProfile, {}, person)).toMatchObject({
        [document]: { status: 'Not Submitted' },
      });

      expect((await submit(person, document, kind)).body).toMatchObject({
        [document]: { status: 'Pending', submittedAt: '2026-05-04T16:00:00.000Z' },
      });
      expect((await submit(person, document, kind)).body).toMatchObject({
        statusCode: 409,
        code: 'STATE_CONFLICT',
      });
    },
  );

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
