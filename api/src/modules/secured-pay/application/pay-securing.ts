import type { ShiftSecuredPay } from '@leafshift/contracts/secured-pay';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { isBeingAsked, isOvertaken } from '../domain/next-securing.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import { CardBank } from './card-bank.ts';
import { freePay, securePay } from './secure-pay.kind.ts';
import { SecuredPayLists } from './secured-pay-lists.ts';
import { SecuringSteps } from './securing-steps.ts';
import { ShiftEstimates } from './shift-estimates.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700, asksProvider: true };

type Question = { readonly kind: 'due'; readonly after: number } | { readonly kind: 'try' };

/** Asks the card's bank to set the pay of shifts aside: when it is due, when the card changes or the business asks. */
@Injectable()
export class PaySecuring implements OnModuleInit {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly shifts: Shifts,
    private readonly estimates: ShiftEstimates,
    private readonly steps: SecuringSteps,
    private readonly bank: CardBank,
    private readonly provider: PaymentProvider,
    private readonly lists: SecuredPayLists,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      securePay,
      async ({ shiftId, order, after }) => {
        const pay = await this.pays.find(asId<ShiftId>(shiftId));
        const outcome =
          pay?.order === order ? await this.#attempt(pay.shiftId, { kind: 'due', after }) : 'done';
        if (outcome !== 'done') {
          throw new Error(
            `The question whether the pay of shift ${shiftId} is secured is ${outcome}`,
          );
        }
      },
      PATIENCE,
    );
    this.handlers.register(freePay, ({ paymentId }) => this.provider.letGo(paymentId), PATIENCE);
  }

  /** Asks the card once more. Throws NOT_FOUND, PAY_NOT_REFUSED, PAYMENT_PROVIDER_DOWN. */
  async tryNow(employerId: EmployerId, shiftId: ShiftId): Promise<ShiftSecuredPay> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const pay = await this.pays.find(shift.id);
    const isOpen =
      pay?.securing.state === 'refused' ||
      (pay !== null && isBeingAsked(pay.securing, this.clock.now()));
    if (!isOpen) {
      return refuse('PAY_NOT_REFUSED');
    }
    if ((await this.#attempt(shiftId, { kind: 'try' })) === 'unanswered') {
      return refuse('PAYMENT_PROVIDER_DOWN');
    }
    return (await this.lists.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
  }

  /** Asks if it is this question's turn; `busy` while another one is being asked. */
  async #attempt(shiftId: ShiftId, question: Question): Promise<'done' | 'busy' | 'unanswered'> {
    const shift = await this.shifts.find(shiftId);
    if (!shift) {
      return 'done';
    }
    const amount = await this.estimates.of(shift);
    const now = this.clock.now();
    const begun = await this.steps.apply(shiftId, { ...question, amount, at: now });
    const asked = begun?.effects.find((effect) => effect.kind === 'ask');
    if (!begun?.securing || !asked) {
      return begun?.securing && isBeingAsked(begun.securing, now) ? 'busy' : 'done';
    }
    const { securing, before } = begun;
    const answer = await this.bank.ask({ ...before, securing }, securing.amount ?? amount);
    const at = this.clock.now();
    const { attempt } = asked;
    const settled = await this.steps.apply(shiftId, { kind: 'answered', attempt, answer, at });
    if (settled?.securing && isOvertaken(settled.securing, attempt)) {
      return 'busy';
    }
    return answer.status === 'unanswered' ? 'unanswered' : 'done';
  }
}
