import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { type SupportId, SupportRequests } from '../../support/index.ts';
import { AdminActions } from './admin-actions.ts';

/** Answers questions to support in the name of an admin, on record. */
@Injectable()
export class SupportAnswers {
  constructor(
    private readonly requests: SupportRequests,
    private readonly actions: AdminActions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, SUPPORT_ANSWERED or SUPPORT_CLAIMED. */
  claim(adminId: AdminId, id: SupportId): Promise<{ until: string }> {
    return this.requests.claim(adminId, id, this.#note('support-claimed', adminId, {}));
  }

  /** Throws NOT_FOUND, SUPPORT_ANSWERED or SUPPORT_CLAIMED. */
  answer(adminId: AdminId, id: SupportId, text: string): Promise<void> {
    return this.requests.answer(
      adminId,
      id,
      text,
      this.#note('support-answered', adminId, { text }),
    );
  }

  #note(
    action: 'support-claimed' | 'support-answered',
    adminId: AdminId,
    details: Readonly<Record<string, unknown>>,
  ): Parameters<SupportRequests['claim']>[2] {
    return ({ id: target, userId, topic }) =>
      this.actions.note(userId, {
        ...{ adminId, action, target, details: { topic, ...details } },
        at: this.clock.now(),
      });
  }
}
