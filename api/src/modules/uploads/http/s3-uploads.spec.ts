import { ready } from '@leafshift/contracts/health';
import { myProfile, updateProfile } from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import sharp from 'sharp';
import { type S3Double, startS3Double } from '../../../../../tools/s3-double/s3-double.ts';
import { FileStorage } from '../../../infra/storage/file-storage.ts';
import { anImage } from '../../../testing/an-image.ts';
import { aWorker, type Person } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('uploads to an S3-compatible store', () => {
  let bucket: S3Double;
  let api: TestApi;
  let worker: Person;

  beforeAll(async () => {
    bucket = await startS3Double();
    api = await startApi({
      env: {
        S3_BUCKET: bucket.bucket,
        S3_ENDPOINT: bucket.endpoint,
        S3_REGION: bucket.region,
        S3_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
      },
    });
    worker = await aWorker().reached(1).in(api);
  });
  beforeEach(() => bucket.objects.clear());
  afterAll(async () => {
    await api.stop();
    await bucket.stop();
  });

  const ask = (kind: UploadKind, size: number, who: Person = worker) =>
    api.get(requestUpload, { body: { kind, contentType: 'image/jpeg', size } }, who);
  const send = async (
    { uploadUrl, headers }: { uploadUrl: string; headers: Record<string, string> },
    body: Buffer,
  ) => (await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(body), headers })).status;
  const sent = async (kind: UploadKind, image: Buffer, who: Person = worker): Promise<string> => {
    const ticket = await ask(kind, image.length, who);
    expect(await send(ticket, image)).toBe(200);
    return ticket.url;
  };
  const read = (address: string, headers: Record<string, string> = {}) =>
    api.send('GET', address.replace('http://portal.test', ''), { headers });
  const save = (url: string) => api.request(updateProfile, { body: { profileImage: url } }, worker);
  const folders = () => [...bucket.objects.keys()].map((key) => key.split('/')[0]);

  it('go straight from the browser to the store, and are made anew before anybody reads them', async () => {
    const image = await anImage('jpeg');
    const url = await sent('profile-picture', image);
    expect(folders()).toEqual(['incoming']);

    expect((await save(url)).status).toBe(200);

    expect(folders()).toEqual(['files']);
    const listed: string[] = [];
    for await (const key of api.app.get(FileStorage).list()) listed.push(`files/${key}`);
    expect(listed).toEqual([...bucket.objects.keys()]);
    const answer = await read(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('taken at home');
  });

  it('can be looked at before they are saved, checked all the same', async () => {
    const url = await sent('profile-picture', await anImage('png'));

    const bytes = Buffer.from(await (await read(url)).arrayBuffer());

    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(folders()).toEqual(['files']);
  });

  it('are never read by anybody else from the store itself', async () => {
    await sent('photoid', await anImage());
    const [key] = bucket.objects.keys();

    expect((await fetch(`${bucket.endpoint}/${bucket.bucket}/${key}`)).status).toBe(403);
  });

  it.each([
    ['text that calls itself an image', async () => Buffer.from('hello, I am a picture')],
    ['an image of too many pixels', () => anImage('png', { width: 9000, height: 9000 })],
  ])('are refused when they are %s', async (_what, make) => {
    const url = await sent('profile-picture', await make());

    expect((await read(url)).status).toBe(415);
    expect((await save(url)).body).toMatchObject({ code: 'NOT_AN_IMAGE' });
    expect(folders()).toEqual(['incoming']);
  });

  it('take the announced size and type only, for ten minutes', async () => {
    const image = await anImage();
    const ticket = await ask('photoid', image.length);

    expect(await send(ticket, Buffer.concat([image, Buffer.from('more')]))).toBe(403);
    const asPng = { ...ticket, headers: { 'content-type': 'image/png' } };
    expect(await send(asPng, image)).toBe(403);
    expect(new URL(ticket.uploadUrl).searchParams.get('X-Amz-Expires')).toBe('600');
    expect(bucket.objects.size).toBe(0);
  });

  it('are not changed by whoever sends again to the same address', async () => {
    const image = await anImage();
    const ticket = await ask('profile-picture', image.length);
    await send(ticket, image);
    await save(ticket.url);
    const before = await (await read(ticket.url)).arrayBuffer();

    expect(await send(ticket, Buffer.alloc(image.length))).toBe(200);

    expect(await (await read(ticket.url)).arrayBuffer()).toEqual(before);
  });

  it('are refused when more than 10 MB lie in the store', async () => {
    const url = await sent('profile-picture', await anImage());
    const [key = '', object] = [...bucket.objects][0] ?? [];
    if (object) bucket.objects.set(key, { ...object, bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });

    expect((await save(url)).body).toMatchObject({ statusCode: 413, code: 'TOO_LARGE' });
  });

  it('that are private are read with a link of the portal, for a minute and by who asked only', async () => {
    const url = await sent('photoid', await anImage());
    const body = { identificationDocument: { uploadUrl: url } };
    await api.get(updateProfile, { body }, worker);
    const { identificationDocument } = await api.get(myProfile, {}, worker);
    const link = identificationDocument.uploadUrl ?? '';

    expect((await read(url)).status).toBe(404);
    const mine = { 'x-auth-token': worker.token };
    expect((await read(link, mine)).status).toBe(200);
    expect((await read(link)).status).toBe(404);
    api.clock.advance({ seconds: 60 });
    expect((await read(link, mine)).status).toBe(404);
  });

  it('are removed from the store when nobody claims them within a day', async () => {
    await sent('certificate', await anImage());
    expect(bucket.objects.size).toBe(1);

    api.clock.advance({ hours: 25 });
    await api.settle();

    expect(bucket.objects.size).toBe(0);
  });

  it('answer that the store is down, and say so to whoever watches', async () => {
    const url = await sent('profile-picture', await anImage());
    await bucket.stop();

    expect((await save(url)).body).toMatchObject({ statusCode: 503, code: 'DEPENDENCY_DOWN' });
    expect((await api.request(ready, {})).status).toBe(503);
  });
});
