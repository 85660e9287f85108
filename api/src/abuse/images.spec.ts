import { jest } from '@jest/globals';
import { updateProfile } from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import sharp from 'sharp';
import { FileStorage } from '../infra/storage/file-storage.ts';
import { anImage } from '../testing/an-image.ts';
import { aWorker, type Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('somebody who sends images', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on', RATE_LIMIT_UPLOADS_PER_DAY: '5' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    worker = await aWorker().reached(1).in(api);
  });

  const ask = (kind: UploadKind = 'photoid') => {
    const body = { kind, contentType: 'image/png', size: 1000 } as const;
    return api.request(requestUpload, { body }, worker);
  };
  const ticket = async (kind?: UploadKind) => {
    const answer = await ask(kind);
    return answer.ok ? answer.body : { uploadUrl: '', url: '' };
  };
  const put = (address: string, body: Buffer) =>
    api.send('PUT', address.replace('http://portal.test', ''), {
      body,
      headers: { 'content-type': 'image/png' },
    });
  const read = async (address: string) => {
    const headers = { 'x-auth-token': worker.token };
    const answer = await api.send('GET', address.replace('http://portal.test', ''), { headers });
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };

  it('cannot have more than 24 million pixels unfolded', async () => {
    const { uploadUrl } = await ticket();

    expect((await put(uploadUrl, await anImage('png', { width: 6000, height: 4001 }))).status).toBe(
      415,
    );
    expect((await put(uploadUrl, await anImage('png', { width: 6000, height: 4000 }))).status).toBe(
      204,
    );
  });

  it('gets so many upload addresses a day, and can use each twice', async () => {
    const image = await anImage('png');
    const { uploadUrl } = await ticket();
    const sent = [];
    for (let number = 0; number < 11; number += 1) {
      sent.push((await put(uploadUrl, image)).status);
    }
    const asked = [];
    for (let number = 0; number < 5; number += 1) {
      asked.push((await ask()).status);
    }

    expect(sent).toEqual([...Array(10).fill(204), 429]);
    expect(asked).toEqual([201, 201, 201, 201, 429]);
  });

  it('cannot replace a document that was claimed while they were sending', async () => {
    const { uploadUrl, url } = await ticket();
    await put(uploadUrl, await anImage('png', { width: 30, height: 30 }));
    const storage = api.app.get(FileStorage);
    const store = storage.store.bind(storage);
    let claimed: string | undefined;
    jest.spyOn(storage, 'store').mockImplementationOnce(async (file) => {
      const body = { identificationDocument: { uploadUrl: url } };
      const { identificationDocument } = await api.get(updateProfile, { body }, worker);
      claimed = identificationDocument.uploadUrl;
      await store(file);
    });

    const late = await put(uploadUrl, await anImage('png', { width: 99, height: 99 }));

    expect(late.status).toBe(403);
    expect(await read(claimed ?? '')).toMatchObject({ width: 30, height: 30 });
  });

  it('leaves nothing behind of what came too late or was replaced', async () => {
    const { uploadUrl, url } = await ticket('profile-picture');
    await put(uploadUrl, await anImage('png', { width: 30, height: 30 }));
    await put(uploadUrl, await anImage('png', { width: 40, height: 40 }));
    await api.get(updateProfile, { body: { profileImage: url } }, worker);
    const remove = jest.spyOn(api.app.get(FileStorage), 'remove');

    api.clock.advance({ hours: 2 });
    await api.settle();

    expect(remove).toHaveBeenCalled();
    expect(await read(url)).toMatchObject({ width: 40 });
  });
});
