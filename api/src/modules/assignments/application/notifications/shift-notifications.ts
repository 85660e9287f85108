import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../../core/ids.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { FORMER_MEMBER, MarketAccounts, type PersonCard } from '../../../job-board/index.ts';
import { Notifier } from '../../../notification/index.ts';
import { type Shift } from '../../../posts/index.ts';
import { type ShiftHappening, shiftNotification } from '../../domain/shift-notification.ts';

/** Who caused a notification, as it shows them. */
export type Cause = PersonCard & { readonly userId: UserId };

interface People {
  /** Who caused it; their id where that was not read before the transaction. */
  readonly from: UserId | Cause;
  readonly to: readonly UserId[];
}

/** Tells the people of a shift what happened, in the transaction of the change. */
@Injectable()
export class ShiftNotifications {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly notifier: Notifier,
    private readonly realtime: Realtime,
  ) {}

  /** A notification to each of `to`, caused by `from`, and a refresh of everybody's open windows. */
  async tell(shift: Shift, happening: ShiftHappening, { from, to }: People): Promise<void> {
    const cause = typeof from === 'string' ? await this.readCause(from) : from;
    for (const userId of to) {
      const notification = shiftNotification(userId, shift, cause, happening);
      if (userId === shift.employerId) await this.notifier.notify(notification);
      else await this.notifier.notifyWorker(notification);
    }
    await this.realtime.postChanged(shift.id, [...new Set([cause.userId, ...to])]);
  }

  /** To a confirmed worker, once a shift and start. */
  async remind(shift: Shift, workerId: WorkerId): Promise<void> {
    const cause = await this.readCause(shift.employerId);
    const notification = shiftNotification(workerId, shift, cause, { kind: 'shift-reminder' });
    const key = `reminder:${shift.id}:${shift.startsAt.toISOString()}`;
    await this.notifier.notifyWorker({ ...notification, key });
  }

  /** How a notification shows the account; a former member where it is closed. */
  async readCause(userId: UserId): Promise<Cause> {
    return { ...((await this.accounts.cards([userId])).get(userId) ?? FORMER_MEMBER), userId };
  }
}
