import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { Ledger, payoutReturned, payoutSent } from '../../ledger/index.ts';
import { Notifier } from '../../notification/index.ts';
import { nextPayoutState } from '../domain/next-payout-state.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutId } from '../domain/payout.ts';
import type { PayoutEffect, PayoutEvent } from '../domain/payout-event.ts';
import { payoutNotification } from '../domain/payout-notification.ts';
import { payoutView } from './payout.view.ts';
import { endDelay, endHold, sendPayout } from './payout-kinds.ts';
import { payoutLeft } from './payout-left.event.ts';

/** Takes payouts from state to state: reads, decides and stores in one transaction, with all effects. */
@Injectable()
export class PayoutSteps {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly realtime: Realtime,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Applies an event in the running transaction, or in one of its own. */
  async apply(payoutId: PayoutId, event: PayoutEvent): Promise<void> {
    await this.transactions.run(async () => {
      const payout = await this.payouts.find(payoutId);
      if (!payout) {
        return;
      }
      const { state, effects } = nextPayoutState(payout, event);
      if (state === payout) {
        return;
      }
      await this.payouts.store(payout, state);
      for (const effect of effects) {
        await this.#carryOut({ ...payout, ...state }, effect);
      }
      if (isSeen(payout, { ...payout, ...state })) {
        await this.realtime.postChanged(payout.shiftId, [payout.workerId]);
      }
    });
  }

  async #carryOut(payout: Payout, effect: PayoutEffect): Promise<void> {
    switch (effect.kind) {
      case 'send':
        return this.outbox.add(sendPayout, { payoutId: payout.id });
      case 'release-later':
        return this.outbox.add(
          endHold,
          { payoutId: payout.id, since: effect.hold.since.toISOString() },
          { notBefore: effect.hold.until },
        );
      case 'send-later':
        return this.outbox.add(
          endDelay,
          { payoutId: payout.id, until: effect.delay.until.toISOString() },
          { notBefore: effect.delay.until },
        );
      case 'book-sent':
        await this.ledger.book(payoutSent(this.#movement(payout, effect.transferId)));
        return this.events.publish(payoutLeft, { payout });
      case 'book-returned':
        return this.ledger.book(payoutReturned(this.#movement(payout, effect.transferId)));
      case 'notify':
        return this.notifier.notifyWorker(payoutNotification(effect.of, payout));
    }
  }

  #movement({ id, workerId, amount }: Payout, transferId: string) {
    return { reference: `${id}:${transferId}`, workerId, amount, at: this.clock.now() };
  }
}

/** Whether its worker sees a difference; that it is being sent lasts a moment only. */
function isSeen(before: Payout, after: Payout): boolean {
  const [was, is] = [payoutView(before), payoutView(after)];
  const isMoment = is.waitingFor === 'PROVIDER';
  return was.status !== is.status || (was.waitingFor !== is.waitingFor && !isMoment);
}
