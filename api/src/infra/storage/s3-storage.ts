import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { MAX_UPLOAD_BYTES } from '@leafshift/contracts/uploads';
import { refuse } from '../../core/errors/api-error.ts';
import type { Clock } from '../clock/clock.ts';
import {
  type AnnouncedFile,
  FileStorage,
  type FileToStore,
  type StoredFile,
  type UploadAddress,
} from './file-storage.ts';

/** Which bucket, and how to reach it. Without keys, those of the machine are used. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a store other than Amazon's. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
}

/** Where browsers write; nothing is ever read from here but by `findArrived`. */
const ARRIVED = 'incoming/';
const STORED = 'files/';
const SIGNED_HEADERS = new Set(['host', 'content-type', 'content-length']);
const CONNECT_WITHIN_MS = 3000;
const ANSWER_WITHIN_MS = 20_000;
const NOT_THERE: readonly string[] = ['NoSuchKey', 'NotFound'];

function clientOf({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Stores other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  });
}

/**
 * Files in a private bucket of an S3-compatible store. Browsers send bytes straight to `incoming/`;
 * what was checked and made anew lies in `files/`, and only the API reads either.
 */
export class S3Storage extends FileStorage {
  readonly #client: S3Client;

  constructor(
    private readonly settings: S3Settings,
    private readonly clock: Clock,
  ) {
    super();
    this.#client = clientOf(settings);
  }

  override async uploadAddress(
    key: string,
    { contentType, size }: AnnouncedFile,
    expiresAt: Date,
  ): Promise<UploadAddress> {
    const command = new PutObjectCommand({
      ...this.#at(ARRIVED, key),
      ContentType: contentType,
      ContentLength: size,
    });
    const uploadUrl = await getSignedUrl(this.#client, command, {
      expiresIn: Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000),
      signableHeaders: SIGNED_HEADERS,
    });
    return { uploadUrl, headers: { 'content-type': contentType } };
  }

  override async findArrived(key: string): Promise<Buffer | null> {
    const place = this.#at(ARRIVED, key);
    const head = await this.#find(() => this.#client.send(new HeadObjectCommand(place)));
    if (!head) {
      return null;
    }
    if ((head.ContentLength ?? 0) > MAX_UPLOAD_BYTES) {
      refuse('TOO_LARGE');
    }
    // The same bytes that were measured, should they be replaced meanwhile.
    const command = new GetObjectCommand({ ...place, IfMatch: head.ETag });
    const found = await this.#find(() => this.#client.send(command));
    return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
  }

  override async store({ key, uploadKey, contentType, bytes }: FileToStore): Promise<void> {
    await this.#reach(() =>
      this.#client.send(
        new PutObjectCommand({ ...this.#at(STORED, key), Body: bytes, ContentType: contentType }),
      ),
    );
    await this.#removeAll([this.#at(ARRIVED, uploadKey)]);
  }

  override async find(key: string): Promise<StoredFile | null> {
    const command = new GetObjectCommand(this.#at(STORED, key));
    const found = await this.#find(() => this.#client.send(command));
    return found?.Body
      ? {
          contentType: found.ContentType ?? 'application/octet-stream',
          size: found.ContentLength ?? 0,
          body: found.Body as Readable,
        }
      : null;
  }

  override async remove(key: string): Promise<void> {
    await this.#removeAll([this.#at(STORED, key), this.#at(ARRIVED, key)]);
  }

  override async *list(): AsyncIterable<string> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.settings.bucket, Prefix: STORED },
    );
    for await (const { Contents = [] } of pages) {
      for (const { Key = '' } of Contents) yield Key.slice(STORED.length);
    }
  }

  override async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.settings.bucket }));
  }

  #at(folder: string, key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.settings.bucket, Key: `${folder}${key}` };
  }

  async #removeAll(places: readonly { readonly Bucket: string; readonly Key: string }[]) {
    await this.#reach(() =>
      Promise.all(places.map((place) => this.#client.send(new DeleteObjectCommand(place)))),
    );
  }

  async #find<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    return this.#reach(async () => {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof Error && NOT_THERE.includes(error.name)) {
          return null;
        }
        throw error;
      }
    });
  }

  async #reach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      return refuse('DEPENDENCY_DOWN', { cause });
    }
  }
}
