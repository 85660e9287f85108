import type { UserId } from '../../../core/ids.ts';
import type { SecurityEntry, SecurityEvent } from './security-entry.ts';

export interface SecurityEntrySearch {
  readonly userId?: UserId | undefined;
  readonly event?: SecurityEvent | undefined;
  readonly network?: string | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly to?: Date | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface SecurityEntryPage {
  readonly entries: readonly SecurityEntry[];
  readonly nextCursor: string | null;
}

/** The entries; they can only be added and read. */
export abstract class SecurityLogRepository {
  abstract add(entries: readonly SecurityEntry[]): Promise<void>;
  /** Newest first. */
  abstract search(search: SecurityEntrySearch): Promise<SecurityEntryPage>;
}
