import type { SessionId, UserId } from '../../../core/ids.ts';
import type { PushDevice, PushDeviceId } from './push-device.ts';

/** The devices that get pushes. */
export abstract class PushDeviceRepository {
  /** Stores the device under its address; whoever had it before, and what the session had before, have it no more. */
  abstract put(device: PushDevice): Promise<void>;
  abstract find(id: PushDeviceId): Promise<PushDevice | null>;
  abstract has(userId: UserId): Promise<boolean>;
  /** Latest first. */
  abstract ofUser(userId: UserId): Promise<readonly PushDevice[]>;
  /** Keeps the latest ones of a user. */
  abstract keepLatest(userId: UserId, most: number): Promise<void>;
  /** False where the user has none of that id. */
  abstract remove(userId: UserId, id: PushDeviceId): Promise<boolean>;
  abstract removeOfSessions(ids: readonly SessionId[]): Promise<void>;
  abstract removeOf(userId: UserId): Promise<void>;
}
