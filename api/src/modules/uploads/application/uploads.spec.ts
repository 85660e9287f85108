import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addCertificate, updateProfile } from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import sharp from 'sharp';
import { anImage } from '../../../testing/an-image.ts';
import { anEmployer, aWorker, type Person } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const MEGABYTE = 1024 * 1024;

describe('uploads', () => {
  let api: TestApi;
  let worker: Person;

  beforeAll(async () => {
    api = await startApi();
    worker = await aWorker().reached(1).in(api);
  });
  afterAll(() => api.stop());

  const ticket = (kind: UploadKind, who: Person = worker) =>
    api.get(requestUpload, { body: { kind, contentType: 'image/jpeg', size: 1000 } }, who);
  const pathOf = (address: string) => address.replace('http://portal.test', '');
  const put = (address: string, body: Buffer, contentType = 'image/jpeg') =>
    api.send('PUT', pathOf(address), { body, headers: { 'content-type': contentType } });
  const read = (address: string, who: Person = worker) =>
    api.send('GET', pathOf(address), { headers: { 'x-auth-token': who.token } });
  const code = async (response: Response) => ((await response.json()) as { code: string }).code;
  const uploaded = async (kind: UploadKind, who: Person = worker): Promise<string> => {
    const { uploadUrl, url } = await ticket(kind, who);
    expect((await put(uploadUrl, await anImage())).status).toBe(204);
    return url;
  };
  const stored = (): Promise<readonly string[]> =>
    readdir(join(api.dataDir, 'uploads')).catch(() => []);

  it.each(['jpeg', 'png', 'webp'] as const)(
    'take a %s in, without its metadata',
    async (format) => {
      const { uploadUrl, url } = await ticket('profile-picture');
      const original = await anImage(format);
      expect((await sharp(original).metadata()).exif).toBeDefined();

      expect((await put(uploadUrl, original, `image/${format}`)).status).toBe(204);

      const answer = await read(url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer.headers.get('content-disposition')).toMatch(
        new RegExp(`^inline; filename="leafshift-[\\w-]{32}\\.${format}"$`),
      );
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 64, height: 48 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.toString('latin1')).not.toContain('taken at home');
    },
  );

  it('get random addresses', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => ticket('profile-picture')));

    expect(new Set(urls.map(({ url }) => url)).size).toBe(5);
    for (const { url } of urls) {
      expect(url).toMatch(/^http:\/\/portal\.test\/api\/files\/[\w-]{32}$/);
    }
  });

  describe('refuse', () => {
    it.each([
      ['text that calls itself an image', Buffer.from('hello, I am a picture')],
      ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
      ['nothing', Buffer.alloc(0)],
      ['the beginning of an image only', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ])('%s', async (_, bytes) => {
      const { uploadUrl } = await ticket('profile-picture');

      const answer = await put(uploadUrl, bytes);

      expect(answer.status).toBe(415);
      expect(await code(answer)).toBe('NOT_AN_IMAGE');
    });

    it('an image that would unfold to too many pixels', async () => {
      const { uploadUrl } = await ticket('profile-picture');
      const bomb = await anImage('png', { width: 9000, height: 9000 });
      expect(bomb.length).toBeLessThan(2 * MEGABYTE);

      expect(await code(await put(uploadUrl, bomb, 'image/png'))).toBe('NOT_AN_IMAGE');
    });

    it('more than 10 MB', async () => {
      const { uploadUrl } = await ticket('profile-picture');

      const answer = await put(uploadUrl, Buffer.alloc(10 * MEGABYTE + 1));

      expect(answer.status).toBe(413);
      expect(await code(answer)).toBe('TOO_LARGE');
    });

    it('to announce more than 10 MB, or what is no image', async () => {
      const body = { kind: 'photoid', contentType: 'image/svg+xml', size: 11 * MEGABYTE } as never;

      const answer = await api.request(requestUpload, { body }, worker);

      expect(answer.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [
          { path: 'contentType', msg: 'The file must be an image' },
          { path: 'size', msg: 'The image must be at most 10 MB' },
        ],
      });
    });

    it('a link that is old, changed, or meant for reading', async () => {
      const { uploadUrl, url } = await ticket('profile-picture');
      const image = await anImage();
      const other = await ticket('profile-picture');
      const query = uploadUrl.slice(uploadUrl.indexOf('?'));

      expect(await code(await put(`${other.url}${query}`, image))).toBe('UPLOAD_EXPIRED');
      expect((await put(url, image)).status).toBe(400);
      api.clock.advance({ minutes: 11 });
      expect(await code(await put(uploadUrl, image))).toBe('UPLOAD_EXPIRED');
    });

    it('kinds of the other user type', async () => {
      const employer = await anEmployer().in(api);
      const ask = (kind: UploadKind, who: Person) =>
        api.request(requestUpload, { body: { kind, contentType: 'image/png', size: 1 } }, who);

      expect((await ask('photoid', employer)).status).toBe(403);
      expect((await ask('business-licence', worker)).status).toBe(403);
    });
  });

  describe('that are private', () => {
    it('are read for a minute only, with a link', async () => {
      const url = await uploaded('photoid');
      const { identificationDocument } = await api.get(
        updateProfile,
        { body: { identificationDocument: { uploadUrl: url } } },
        worker,
      );
      const link = identificationDocument.uploadUrl ?? '';

      expect((await read(url)).status).toBe(404);
      expect((await read(link)).status).toBe(200);
      expect((await read(link)).headers.get('cache-control')).toBe('no-store');
      expect((await read(link.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404);
      api.clock.advance({ seconds: 59 });
      expect((await read(link)).status).toBe(200);
      api.clock.advance({ seconds: 1 });
      expect((await read(link)).status).toBe(404);
    });
  });

  describe('that belong to something', () => {
    it('cannot be claimed by somebody else', async () => {
      const url = await uploaded('certificate');
      const other = await aWorker().in(api);

      const answer = await api.request(
        addCertificate,
        { body: { certificateName: 'X', certificateNumber: '1', certificateUrl: url } },
        other,
      );

      expect(answer.body).toMatchObject({ statusCode: 400, code: 'UPLOAD_NOT_FOUND' });
    });

    it('cannot be claimed as another kind, or before they arrived', async () => {
      const picture = await uploaded('profile-picture');
      const { url: notSent } = await ticket('backgroundcheck');

      for (const uploadUrl of [picture, notSent, 'https://evil.test/x.jpg', 'nonsense']) {
        const body = { backgroundCheck: { uploadUrl } };
        const answer = await api.request(updateProfile, { body }, worker);
        expect(answer.body).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
      }
    });

    it('cannot be overwritten afterwards', async () => {
      const { uploadUrl, url } = await ticket('profile-picture');
      await put(uploadUrl, await anImage());
      await api.get(updateProfile, { body: { profileImage: url } }, worker);

      expect(await code(await put(uploadUrl, await anImage('png')))).toBe('UPLOAD_EXPIRED');
    });

    it('are removed once they are replaced', async () => {
      const first = await uploaded('profile-picture');
      await api.get(updateProfile, { body: { profileImage: first } }, worker);
      const second = await uploaded('profile-picture');

      await api.get(updateProfile, { body: { profileImage: second } }, worker);
      await api.settle();

      expect((await read(first)).status).toBe(404);
      expect((await read(second)).status).toBe(200);
    });

    it('are kept when the same address is saved again', async () => {
      const url = await uploaded('profile-picture');
      await api.get(updateProfile, { body: { profileImage: url } }, worker);

      await api.get(updateProfile, { body: { profileImage: url } }, worker);
      await api.settle();

      expect((await read(url)).status).toBe(200);
    });
  });

  it('that nobody claims are removed after a day', async () => {
    const before = await stored();
    await uploaded('certificate');
    const added = (await stored()).filter((name) => !before.includes(name));
    expect(added).toHaveLength(2);

    api.clock.advance({ hours: 25 });
    await api.settle();

    expect(await stored()).not.toEqual(expect.arrayContaining(added));
  });
});
