import { Injectable } from '@nestjs/common';
import type { UserId } from '../ids.ts';

/** A way in that needs no session, such as the private address of a calendar. */
export interface SessionlessAccess {
  /** Ends it for a user, in the running transaction. */
  revoke(userId: UserId): Promise<void>;
}

/**
 * What must end with all sessions of a user, and with a suspension, although no session is behind it.
 * Register in `onModuleInit`.
 */
@Injectable()
export class SessionlessAccessRegistry {
  readonly #all: SessionlessAccess[] = [];

  register(access: SessionlessAccess): void {
    this.#all.push(access);
  }

  async revoke(userId: UserId): Promise<void> {
    for (const access of this.#all) {
      await access.revoke(userId);
    }
  }
}
