import type { UserId } from '../../../../core/ids.ts';

/** A way back to the address that an account had. */
export interface EmailUndo {
  readonly userId: UserId;
  readonly oldEmail: string;
  readonly changedAt: Date;
  readonly expiresAt: Date;
}

/** Links that put an address back; each works once. */
export abstract class EmailUndoRepository {
  abstract add(tokenDigest: string, undo: EmailUndo): Promise<void>;
  /** Takes the link away, and with it all of the account's that are as new or newer. */
  abstract use(tokenDigest: string, now: Date): Promise<EmailUndo | null>;
  abstract removeOf(userId: UserId): Promise<void>;
}
