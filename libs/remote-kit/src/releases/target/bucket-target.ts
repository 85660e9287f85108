import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { PlainFailure } from '../../process/plain-failure.ts';
import type { FileKind, KeptDocument, ReleaseTarget } from './release-target.ts';

/** A bucket of an S3-compatible store; `prefix` is empty or ends with a slash. */
export interface BucketSettings {
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
}

const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 60_000;
/** What the store answers when the condition of a write does not hold; of a deletion, also where nothing is. */
const NOT_AS_EXPECTED: readonly string[] = [
  'PreconditionFailed',
  'ConditionalRequestConflict',
  'NoSuchKey',
];

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Releases in a bucket; its writes are conditional, so that nobody overwrites another's change. */
export class BucketTarget implements ReleaseTarget {
  readonly name: string;
  readonly #client: S3Client;
  readonly #settings: BucketSettings;

  constructor(settings: BucketSettings) {
    const { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey } = settings;
    this.name = `s3://${bucket}/${prefix}`;
    this.#settings = settings;
    this.#client = new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
    });
  }

  async read(path: string): Promise<KeptDocument | null> {
    return this.#reach(async () => {
      try {
        const found = await this.#client.send(new GetObjectCommand(this.#at(path)));
        return {
          text: (await found.Body?.transformToString()) ?? '',
          version: found.ETag ?? '',
        };
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  create(path: string, bytes: Buffer, kind: FileKind): Promise<boolean> {
    return this.#write(path, bytes, kind, { IfNoneMatch: '*' });
  }

  replace(path: string, text: string, version: string | null, kind: FileKind): Promise<boolean> {
    const condition = version === null ? { IfNoneMatch: '*' } : { IfMatch: version };
    return this.#write(path, Buffer.from(text), kind, condition);
  }

  async list(prefix: string): Promise<string[]> {
    const { bucket, prefix: root } = this.#settings;
    return this.#reach(async () => {
      const paths: string[] = [];
      const wanted = { Bucket: bucket, Prefix: `${root}${prefix}` };
      for await (const page of paginateListObjectsV2({ client: this.#client }, wanted)) {
        for (const { Key } of page.Contents ?? []) if (Key) paths.push(Key.slice(root.length));
      }
      return paths.sort();
    });
  }

  async writtenAt(path: string): Promise<Date | null> {
    return this.#reach(async () => {
      try {
        const found = await this.#client.send(new HeadObjectCommand(this.#at(path)));
        return found.LastModified ?? null;
      } catch (error) {
        if (nameOf(error) === 'NotFound') return null;
        throw error;
      }
    });
  }

  async remove(path: string): Promise<void> {
    await this.#reach(() => this.#client.send(new DeleteObjectCommand(this.#at(path))));
  }

  removeUnchanged(path: string, version: string): Promise<boolean> {
    return this.#onCondition(new DeleteObjectCommand({ ...this.#at(path), IfMatch: version }));
  }

  async removeFolder(folder: string): Promise<void> {
    for (const path of await this.list(folder)) await this.remove(path);
  }

  #at(path: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#settings.bucket, Key: `${this.#settings.prefix}${path}` };
  }

  #write(
    path: string,
    Body: Buffer,
    { type, cacheControl }: FileKind,
    condition: { readonly IfMatch?: string; readonly IfNoneMatch?: string },
  ): Promise<boolean> {
    return this.#onCondition(
      new PutObjectCommand({
        ...this.#at(path),
        Body,
        ContentType: type,
        CacheControl: cacheControl,
        ...condition,
      }),
    );
  }

  /** False where the condition of the command does not hold. */
  #onCondition(command: PutObjectCommand | DeleteObjectCommand): Promise<boolean> {
    return this.#reach(async () => {
      try {
        await (command instanceof PutObjectCommand
          ? this.#client.send(command)
          : this.#client.send(command));
        return true;
      } catch (error) {
        if (NOT_AS_EXPECTED.includes(nameOf(error))) return false;
        throw error;
      }
    });
  }

  async #reach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      const why = cause instanceof Error ? cause.message || cause.name : String(cause);
      throw new PlainFailure(`${this.name} cannot be used: ${why}`, { cause });
    }
  }
}
