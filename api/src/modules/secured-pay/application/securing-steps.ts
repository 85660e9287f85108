import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { ShiftId } from '../../posts/index.ts';
import { nextSecuring } from '../domain/next-securing.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import type {
  SecuredPay,
  SecuringEffect,
  SecuringEvent,
  SecuringStep,
} from '../domain/secured-pay.ts';
import { freePay, releaseUnpaid, securePay } from './secure-pay.kind.ts';
import { SecuringNotices } from './securing-notices.ts';

/** The step that an event has led to; `before` is what was read. */
export type AppliedSecuring = SecuringStep & { readonly before: SecuredPay };

/** Takes the secured pay of shifts from state to state. */
@Injectable()
export class SecuringSteps {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly notices: SecuringNotices,
    private readonly realtime: Realtime,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** Reads, decides and stores in one transaction, with everything that follows; null where there is none. */
  apply(shiftId: ShiftId, event: SecuringEvent): Promise<AppliedSecuring | null> {
    return this.transactions.run(async () => {
      const before = await this.pays.find(shiftId);
      return before && this.applyTo(before, event);
    });
  }

  /** The same of what was read in the running transaction. */
  async applyTo(before: SecuredPay, event: SecuringEvent): Promise<AppliedSecuring> {
    const step = nextSecuring(before.securing, event, before);
    const { securing, effects } = step;
    if (securing !== before.securing) {
      await this.pays.store(before, securing);
      if (securing?.state !== before.securing.state) {
        await this.realtime.postChanged(before.shiftId, await this.notices.readers(before));
      }
    }
    for (const effect of effects) {
      await this.#carryOut(securing ? { ...before, securing } : before, effect);
    }
    return { ...step, before };
  }

  async #carryOut(pay: SecuredPay, effect: SecuringEffect): Promise<void> {
    const { shiftId, order } = pay;
    switch (effect.kind) {
      case 'ask':
        // Outside of the transaction, by whoever applied the event.
        return;
      case 'schedule': {
        const { after, at: notBefore } = effect;
        return this.outbox.add(securePay, { shiftId, order, after }, { notBefore });
      }
      case 'tell':
        return this.notices.tell(pay, effect.of);
      case 'release-workers':
        return this.outbox.add(releaseUnpaid, { shiftId });
      case 'free':
        return this.outbox.add(freePay, { paymentId: effect.paymentId });
    }
  }
}
