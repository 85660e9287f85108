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
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Whether anybody may read it without a signature. */
  readonly isPublic: boolean;
}

/**
 * Where files live. A browser sends bytes to an upload address; they count only after they were
 * taken in (checked and made anew) and stored with `store`.
 */
export abstract class FileStorage {
  /** A short-lived address for the bytes of one upload. */
  abstract uploadAddress(key: string, contentType: string, expiresAt: Date): UploadAddress;
  /** Bytes that arrived at an upload address of a remote store; null where uploads come to the API. */
  abstract findArrived(key: string): Promise<Buffer | null>;
  abstract store(file: FileToStore): Promise<void>;
  abstract find(key: string): Promise<StoredFile | null>;
  abstract remove(key: string): Promise<void>;
  /** The lasting address of a file; reading a private one also needs a signature. */
  abstract address(key: string): string;
  /** An address that lets whoever has it read a private file for a short while. */
  abstract signedAddress(key: string, expiresAt: Date): string;
  /** Throws when the store cannot be written to. */
  abstract check(): Promise<void>;
}
