import type { IdOf, SessionId, UserId } from '../../../core/ids.ts';

export type PushDeviceId = IdOf<'PushDevice'>;

/** A browser that lets itself be reached, for one person and as long as one session. */
export interface PushDevice {
  readonly id: PushDeviceId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
  /** Browser and system; empty where they were not recognised. */
  readonly device: string;
  readonly addedAt: Date;
}
