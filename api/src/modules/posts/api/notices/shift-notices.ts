import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../../core/ids.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { Notifier } from '../../../notification/index.ts';
import { FORMER_MEMBER, type PersonCard } from '../../domain/person.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import type { Shift } from '../../domain/shift.ts';
import { type ShiftNews, shiftNotice, suspensionNotice } from '../../domain/shift-notice.ts';

interface People {
  /** Who caused it. */
  readonly from: UserId;
  /** Who that is, where it is known already. */
  readonly card?: PersonCard;
  readonly to: readonly UserId[];
}

/** Tells the people of a shift what happened, in the transaction of the change. */
@Injectable()
export class ShiftNotices {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly notifier: Notifier,
    private readonly realtime: Realtime,
  ) {}

  /** A notification to each of `to`, caused by `from`, and a refresh of everybody's open windows. */
  async tell(shift: Shift, news: ShiftNews, { from, card, to }: People): Promise<void> {
    const cause = card ?? (await this.accounts.cards([from])).get(from) ?? FORMER_MEMBER;
    for (const userId of to) {
      await this.notifier.notify(shiftNotice(userId, shift, cause, news));
    }
    await this.realtime.postChanged(shift.id, [...new Set([from, ...to])]);
  }

  /** To a confirmed worker, once a shift and start. */
  async remind(shift: Shift, workerId: WorkerId): Promise<void> {
    const from = (await this.accounts.cards([shift.employerId])).get(shift.employerId);
    const notice = shiftNotice(workerId, shift, from ?? FORMER_MEMBER, { kind: 'shift-reminder' });
    const key = `reminder:${shift.id}:${shift.startsAt.toISOString()}`;
    await this.notifier.notify({ ...notice, key });
  }

  /** To a worker whose account a late cancellation has suspended. */
  async tellSuspended(workerId: WorkerId): Promise<void> {
    await this.notifier.notify(suspensionNotice(workerId));
  }
}
