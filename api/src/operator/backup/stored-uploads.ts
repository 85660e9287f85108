/** What a backup reads of an upload. */
export interface StoredUpload {
  readonly _id: string;
  readonly storedAs?: string;
  readonly contentHash?: string | null;
  readonly state: string;
}

/** Under which key its bytes are stored; null for an upload that was only asked for. */
export const storedKeyOf = ({ _id, storedAs, state }: StoredUpload): string | null =>
  state === 'asked' ? null : (storedAs ?? _id);
