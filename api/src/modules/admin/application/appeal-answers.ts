import type { AppealAnswer, AppealedSuspension } from '@leafshift/contracts/suspensions';
import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Appeals } from '../../suspensions/index.ts';
import type { SuspensionId } from '../../users/index.ts';
import { AdminActions } from './admin-actions.ts';

/** Answers appeals in the name of an admin, on record. */
@Injectable()
export class AppealAnswers {
  constructor(
    private readonly appeals: Appeals,
    private readonly actions: AdminActions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, APPEAL_ANSWERED or SUSPENSION_NOT_SHORTER. */
  answer(adminId: AdminId, id: SuspensionId, answer: AppealAnswer): Promise<AppealedSuspension> {
    return this.appeals.answer(adminId, id, answer, ({ userId }) =>
      this.actions.note(userId, {
        adminId,
        action: 'appeal-answered',
        target: id,
        details: { userId, ...answer },
        at: this.clock.now(),
      }),
    );
  }
}
