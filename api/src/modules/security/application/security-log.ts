import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findRequestContext } from '../../../core/context/request-context.ts';
import type { UserId } from '../../../core/ids.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Counts } from '../../../infra/metrics/counts.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';
import type { SecurityEntryId, SecurityEvent } from '../domain/security-entry.ts';
import {
  type SecurityEntryPage,
  type SecurityEntrySearch,
  SecurityLogRepository,
} from '../domain/security-log.repository.ts';

/** What is to be written; time and network are added here. */
export interface SecurityNote {
  readonly event: SecurityEvent;
  readonly userId: UserId | null;
  /** Who did it; the user where nothing is said. */
  readonly by?: UserId | null;
  readonly details?: Readonly<Record<string, string>>;
}

const DIGEST_LENGTH = 22;

/** The append-only log of what happened to the security of accounts. */
@Injectable()
export class SecurityLog {
  readonly #key: KeyObject;

  constructor(
    private readonly entries: SecurityLogRepository,
    private readonly clock: Clock,
    private readonly counts: Counts,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('security-log');
  }

  /** Writes entries, in the running transaction where there is one. */
  async record(...notes: readonly SecurityNote[]): Promise<void> {
    const at = this.clock.now();
    const network = this.#networkOfRequest();
    const entries = notes.map(({ event, userId, by = userId, details = {} }) => ({
      id: newId<SecurityEntryId>(),
      at,
      event,
      userId,
      by,
      network,
      details,
    }));
    if (entries.length > 0) {
      await this.entries.add(entries);
      for (const { event } of entries) this.counts.secured(event);
    }
  }

  /** Newest first. */
  search(search: SecurityEntrySearch): Promise<SecurityEntryPage> {
    return this.entries.search(search);
  }

  #networkOfRequest(): string | null {
    const address = findRequestContext()?.address;
    return address === undefined
      ? null
      : createHmac('sha256', this.#key)
          .update(networkOf(address))
          .digest('base64url')
          .slice(0, DIGEST_LENGTH);
  }
}
