import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../../core/ids.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { FORMER_MEMBER, MarketAccounts, type PersonCard } from '../../../job-board/index.ts';
import { Notifier } from '../../../notification/index.ts';
import { type Shift } from '../../../posts/index.ts';
import { type ShiftHappening, shiftNotification } from '../../domain/shift-notification.ts';

interface People {
  /** Who caused it. */
  readonly from: UserId;
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
    const cause = await this.#card(from);
    for (const userId of to) {
      await this.notifier.notify(shiftNotification(userId, shift, cause, happening));
    }
    await this.realtime.postChanged(shift.id, [...new Set([from, ...to])]);
  }

  /** To a confirmed worker, once a shift and start. */
  async remind(shift: Shift, workerId: WorkerId): Promise<void> {
    const cause = await this.#card(shift.employerId);
    const notification = shiftNotification(workerId, shift, cause, { kind: 'shift-reminder' });
    const key = `reminder:${shift.id}:${shift.startsAt.toISOString()}`;
    await this.notifier.notify({ ...notification, key });
  }

  async #card(userId: UserId): Promise<PersonCard & { readonly userId: UserId }> {
    return { ...((await this.accounts.cards([userId])).get(userId) ?? FORMER_MEMBER), userId };
  }
}
