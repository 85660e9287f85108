/** A small document of a target, and what it was when it was read. */
export interface KeptDocument {
  readonly text: string;
  /** Changes whenever the document does. */
  readonly version: string;
}

/** How long browsers may keep a file, and what it is. */
export interface FileKind {
  readonly type: string;
  readonly cacheControl: string;
}

/**
 * Where releases are kept: folders that never change, and one registry that changes in one step.
 * Paths have slashes, such as `mf-worker/8/remote.0a1b2c3d4e.js`.
 */
export interface ReleaseTarget {
  /** For people, such as the folder or the bucket. */
  readonly name: string;
  read(path: string): Promise<KeptDocument | null>;
  /** Writes where nothing is yet; false when something is there already. */
  create(path: string, bytes: Buffer, kind: FileKind): Promise<boolean>;
  /** Replaces what still has that version (null: nothing is there); false when it has another by now. */
  replace(path: string, text: string, version: string | null, kind: FileKind): Promise<boolean>;
  /** All paths that begin so, in order. */
  list(prefix: string): Promise<string[]>;
  /** When the file was written; null where there is none. */
  writtenAt(path: string): Promise<Date | null>;
  remove(path: string): Promise<void>;
  /** Removes what still has that version; false when it has another by now, or is gone. */
  removeUnchanged(path: string, version: string): Promise<boolean>;
  /** Removes all that is in a folder, which ends with a slash; nothing when there is none. */
  removeFolder(folder: string): Promise<void>;
}
