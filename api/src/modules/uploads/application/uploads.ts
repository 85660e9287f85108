import { createHash } from 'node:crypto';
import type { UploadKind, UploadRequest, UploadTicket } from '@leafshift/contracts/uploads';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { takeInDocument } from '../../../infra/storage/document-intake.ts';
import { FileAddresses } from '../../../infra/storage/file-addresses.ts';
import { FileStorage, type FileToStore } from '../../../infra/storage/file-storage.ts';
import { takeInImage } from '../../../infra/storage/image-intake.ts';
import { UploadRepository } from '../domain/upload.repository.ts';
import {
  type FileKey,
  mayBePdf,
  mayUpload,
  type StoredKind,
  type Upload,
} from '../domain/upload.ts';
import { findFileKey, keyInAddress, newFileKey } from './file-key.ts';
import { FileReaders, READ_MS } from './file-readers.ts';

const UPLOAD_MINUTES = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A ticket may be used again after a broken connection. */
const SENDS_PER_UPLOAD = 2;
/** Longer than any upload takes. */
const KEEP_REPLACED_MS = 60 * MINUTE_MS;
const KEEP_UNCLAIMED_MS = DAY_MS;
/** Documents of closed accounts, and rejected ones. */
export const KEEP_DOCUMENTS_MS = 90 * DAY_MS;

const removeFile = outboxKind(
  'uploads.remove',
  z.strictObject({ key: z.string(), onlyUnclaimed: z.boolean() }),
);

const removeBytes = outboxKind(
  'uploads.removeBytes',
  z.strictObject({ key: z.string(), storedAs: z.string() }),
);

/** Images and documents that users send: from the signed address to the thing that claims them. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly storage: FileStorage,
    private readonly addresses: FileAddresses,
    private readonly readers: FileReaders,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register(removeFile, async ({ key, onlyUnclaimed }) => {
      const fileKey = findFileKey(key);
      const upload = fileKey && (await this.uploads.find(fileKey));
      if (upload && !(onlyUnclaimed && upload.state === 'claimed')) {
        await this.storage.remove(upload.storedAs);
        await this.storage.remove(upload.key);
        await this.uploads.remove(upload.key);
      }
    });
    this.handlers.register(removeBytes, async ({ key, storedAs }) => {
      const fileKey = findFileKey(key);
      const upload = fileKey && (await this.uploads.find(fileKey));
      if (upload?.storedAs !== storedAs) {
        await this.storage.remove(storedAs);
      }
    });
  }

  /** Where to send one image or document. Throws FORBIDDEN for a kind that is not for this user type, or TOO_MANY_REQUESTS. */
  async ask(
    { userId, usertype }: EmployerCaller | WorkerCaller,
    { kind, contentType, size }: UploadRequest,
  ): Promise<UploadTicket> {
    if (!mayUpload(usertype, kind)) {
      refuse('FORBIDDEN');
    }
    const most = this.config.env.RATE_LIMIT_UPLOADS_PER_DAY;
    await this.limits.count({ name: 'uploads', who: userId, most, windowMs: DAY_MS });
    const key = newFileKey();
    const createdAt = this.clock.now();
    await this.transactions.run(async () => {
      await this.uploads.add({
        key,
        storedAs: key,
        contentHash: null,
        ownerId: userId,
        kind,
        state: 'asked',
        createdAt,
      });
      await this.outbox.add(
        removeFile,
        { key, onlyUnclaimed: true },
        { notBefore: new Date(createdAt.getTime() + KEEP_UNCLAIMED_MS) },
      );
    });
    const file = { contentType, size };
    const address = await this.storage.uploadAddress(key, file, this.#in(UPLOAD_MINUTES));
    return {
      uploadUrl: address.uploadUrl,
      method: 'PUT',
      headers: { ...address.headers },
      url: this.addresses.address(key),
    };
  }

  /**
   * Takes in bytes that were sent with a good signature. They are stored beside what may have arrived
   * before and take its place in one step, while nobody has claimed it: who is too late changes nothing.
   * Throws UPLOAD_EXPIRED, TOO_MANY_REQUESTS, or what is wrong with the file.
   */
  async takeIn(key: FileKey, bytes: Buffer): Promise<void> {
    const upload = await this.uploads.find(key);
    if (!upload || upload.state === 'claimed') {
      return refuse('UPLOAD_EXPIRED');
    }
    await this.limits.count({
      name: 'uploads-sent',
      who: upload.ownerId,
      most: SENDS_PER_UPLOAD * this.config.env.RATE_LIMIT_UPLOADS_PER_DAY,
      windowMs: DAY_MS,
    });
    const take = mayBePdf(upload.kind) ? takeInDocument : takeInImage;
    const image = await take(bytes);
    const storedAs = newFileKey();
    await this.#removeLaterUnlessUsed(key, storedAs);
    await this.storage.store({ key: storedAs, uploadKey: key, ...image });
    const contentHash = createHash('sha256').update(image.bytes).digest('base64url');
    if (!(await this.uploads.markArrived(key, { storedAs, contentHash }))) {
      refuse('UPLOAD_EXPIRED');
    }
    if (upload.state === 'arrived') {
      await this.#removeLaterUnlessUsed(key, upload.storedAs);
    }
  }

  #removeLaterUnlessUsed(key: FileKey, storedAs: FileKey): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + KEEP_REPLACED_MS);
    return this.transactions.run(() =>
      this.outbox.add(removeBytes, { key, storedAs }, { notBefore }),
    );
  }

  /**
   * Under which key the bytes are stored, checked and made anew; null where none arrived. What a browser
   * sent straight to a remote store is taken in here, before anybody can read it. Throws TOO_LARGE, or
   * what is wrong with the file.
   */
  async findStored({ key, state, storedAs }: Upload): Promise<FileKey | null> {
    if (state !== 'asked') {
      return storedAs;
    }
    const bytes = await this.storage.findArrived(key);
    if (!bytes) {
      return null;
    }
    await this.takeIn(key, bytes);
    return (await this.uploads.find(key))?.storedAs ?? null;
  }

  /** Makes an uploaded file belong to something, in the running transaction. Throws UPLOAD_NOT_FOUND. */
  async claim(ownerId: UserId, kind: UploadKind, address: string): Promise<FileKey> {
    const key = keyInAddress(address);
    const upload = key && (await this.uploads.find(key));
    if (!upload || upload.ownerId !== ownerId || upload.kind !== kind) {
      return refuse('UPLOAD_NOT_FOUND');
    }
    if (!(await this.findStored(upload))) {
      refuse('UPLOAD_NOT_FOUND');
    }
    await this.uploads.markClaimed(upload.key);
    return upload.key;
  }

  /**
   * Keeps a file that was cleaned already, for the account that it was sent to; a day, unless it is
   * claimed with its key.
   */
  async keep(
    ownerId: UserId,
    kind: StoredKind,
    { bytes, contentType }: Pick<FileToStore, 'bytes' | 'contentType'>,
  ): Promise<FileKey> {
    const key = newFileKey();
    const createdAt = this.clock.now();
    const contentHash = createHash('sha256').update(bytes).digest('base64url');
    const upload = { key, storedAs: key, contentHash, ownerId, kind, createdAt };
    await this.transactions.run(async () => {
      await this.uploads.add({ ...upload, state: 'arrived' });
      await this.outbox.add(
        removeFile,
        { key, onlyUnclaimed: true },
        { notBefore: new Date(createdAt.getTime() + KEEP_UNCLAIMED_MS) },
      );
    });
    await this.storage.store({ key, uploadKey: key, contentType, bytes });
    return key;
  }

  /** Makes a kept file belong to something, in the running transaction, once; null where it is not there. */
  async claimKept(ownerId: UserId, kind: StoredKind, text: string): Promise<FileKey | null> {
    const key = findFileKey(text);
    const upload = key && (await this.uploads.find(key));
    if (upload?.ownerId !== ownerId || upload.kind !== kind || upload.state !== 'arrived') {
      return null;
    }
    await this.uploads.markClaimed(upload.key);
    return upload.key;
  }

  /** A digest of what the file shows, to recognise it; null where none is kept. */
  async findContentHash(key: FileKey): Promise<string | null> {
    return (await this.uploads.find(key))?.contentHash ?? null;
  }

  /** Removes a file that nothing shows any more, once the running transaction is durable. */
  async release(key: FileKey): Promise<void> {
    await this.outbox.add(removeFile, { key, onlyUnclaimed: false });
  }

  /** As `release`, after 90 days: what an operator may still be asked for by law. */
  async releaseLater(key: FileKey): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + KEEP_DOCUMENTS_MS);
    await this.outbox.add(removeFile, { key, onlyUnclaimed: false }, { notBefore });
  }

  /** The lasting address of a public picture. */
  publicAddress(key: FileKey): string {
    return this.addresses.address(key);
  }

  /**
   * An address of a private file for whoever asks and may read it: for a minute, and for the session of
   * this request only. Made for nobody, it opens nothing.
   */
  privateAddress(key: FileKey): string {
    const sessionId = this.readers.invite();
    const until = new Date(this.clock.now().getTime() + READ_MS);
    return sessionId
      ? this.addresses.readAddress(key, until, sessionId)
      : this.addresses.address(key);
  }

  #in(minutes: number): Date {
    return new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
  }
}
