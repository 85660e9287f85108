import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type S3Double, startS3Double } from './s3-double.ts';

describe('the bucket for tests, asked by the official client', () => {
  let bucket: S3Double;
  let now = Date.now();
  const clientWith = (secretAccessKey: string) =>
    new S3Client({
      endpoint: bucket.endpoint,
      region: bucket.region,
      forcePathStyle: true,
      credentials: { accessKeyId: bucket.credentials.accessKeyId, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  const client = () => clientWith(bucket.credentials.secretAccessKey);
  const at = (Key: string) => ({ Bucket: bucket.bucket, Key });
  const put = (Key: string, Body: string, more: object = {}) =>
    client().send(new PutObjectCommand({ ...at(Key), Body, ...more }));

  beforeAll(async () => {
    bucket = await startS3Double({ now: () => now });
  });
  beforeEach(() => {
    now = Date.now();
    bucket.objects.clear();
  });
  afterAll(() => bucket.stop());

  it('keeps what is put, with its type, until it is deleted', async () => {
    await put('a folder/ü (1).txt', 'hello', { ContentType: 'text/plain' });
    const found = await client().send(new GetObjectCommand(at('a folder/ü (1).txt')));
    expect(found.ContentType).toBe('text/plain');
    await expect(found.Body?.transformToString()).resolves.toBe('hello');

    await client().send(new DeleteObjectCommand(at('a folder/ü (1).txt')));
    await expect(
      client().send(new GetObjectCommand(at('a folder/ü (1).txt'))),
    ).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('refuses another key, and whoever does not sign', async () => {
    await expect(
      clientWith('guessed').send(new PutObjectCommand({ ...at('x'), Body: 'hello' })),
    ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    expect((await fetch(`${bucket.endpoint}/${bucket.bucket}/x`)).status).toBe(403);
  });

  it('writes only on the condition that is asked', async () => {
    const { ETag } = await put('x', 'one', { IfNoneMatch: '*' });
    await expect(put('x', 'two', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    await put('x', 'three', { IfMatch: ETag });
    await expect(put('x', 'four', { IfMatch: ETag })).rejects.toThrow();
  });

  it('lists by prefix, page by page', async () => {
    for (const key of ['a/1', 'a/2', 'a/3', 'b/1']) await put(key, key);
    const first = await client().send(
      new ListObjectsV2Command({ Bucket: bucket.bucket, Prefix: 'a/', MaxKeys: 2 }),
    );
    const second = await client().send(
      new ListObjectsV2Command({
        Bucket: bucket.bucket,
        Prefix: 'a/',
        ContinuationToken: first.NextContinuationToken,
      }),
    );
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['a/1', 'a/2']);
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(['a/3']);
  });

  describe('with a signed address', () => {
    const signed = () =>
      getSignedUrl(
        client(),
        new PutObjectCommand({ ...at('y'), ContentType: 'image/png', ContentLength: 3 }),
        { expiresIn: 600, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
      );
    const send = async (address: string, body = 'abc', type = 'image/png') =>
      (await fetch(address, { method: 'PUT', body, headers: { 'content-type': type } })).status;

    it('takes exactly what it was signed for', async () => {
      expect(await send(await signed())).toBe(200);
      expect(bucket.objects.get('y')?.bytes.toString()).toBe('abc');
    });

    it.each([
      ['another type', 'abc', 'image/jpeg'],
      ['another length', 'abcd', 'image/png'],
    ])('refuses %s', async (_what, body, type) => {
      expect(await send(await signed(), body, type)).toBe(403);
    });

    it('refuses it for another key, and after its time', async () => {
      const address = await signed();
      expect(await send(address.replace('/y?', '/z?'))).toBe(403);
      now += 601_000;
      expect(await send(address)).toBe(403);
      expect(bucket.objects.size).toBe(0);
    });
  });
});
