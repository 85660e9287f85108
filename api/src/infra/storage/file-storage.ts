import type { Readable } from 'node:stream';

export interface UploadAddress {
  readonly uploadUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StoredFile {
  readonly contentType: string;
  readonly size: number;
  readonly body: Readable;
}

export interface FileToStore {
  readonly key: string;
  /** The upload that it was made from; what arrived for it is removed. */
  readonly uploadKey: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The bytes that a browser announces. */
export interface AnnouncedFile {
  readonly contentType: string;
  readonly size: number;
}

/**
 * Where files live. A browser sends bytes to an upload address; they count, and can be read, only
 * after they were taken in (checked and made anew) and stored with `store`.
 */
export abstract class FileStorage {
  /** A short-lived address for the bytes of one upload, and for no others. */
  abstract uploadAddress(key: string, file: AnnouncedFile, expiresAt: Date): Promise<UploadAddress>;
  /**
   * Bytes that arrived at an upload address of a remote store and were not taken in yet; null where
   * there are none, or where uploads come to the API. Throws TOO_LARGE for more than 10 MB.
   */
  abstract findArrived(key: string): Promise<Buffer | null>;
  /** Keeps what was taken in, in place of what arrived. */
  abstract store(file: FileToStore): Promise<void>;
  abstract find(key: string): Promise<StoredFile | null>;
  abstract remove(key: string): Promise<void>;
  /** The keys of all that is stored, in no order. */
  abstract list(): AsyncIterable<string>;
  /** Throws when the store cannot be used. */
  abstract check(): Promise<void>;
}
