import type { FileKey, Upload } from './upload.ts';

/** Uploads by their file key. */
export abstract class UploadRepository {
  abstract add(upload: Upload): Promise<void>;
  abstract find(key: FileKey): Promise<Upload | null>;
  /** Notes where the bytes are stored; false once the file is claimed, because then it no longer changes. */
  abstract markArrived(
    key: FileKey,
    arrived: { readonly storedAs: FileKey; readonly contentHash: string },
  ): Promise<boolean>;
  abstract markClaimed(key: FileKey): Promise<void>;
  abstract remove(key: FileKey): Promise<void>;
}
