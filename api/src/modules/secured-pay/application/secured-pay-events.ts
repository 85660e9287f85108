import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import type { ShiftId } from '../../posts/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import { SecuringSteps } from './securing-steps.ts';

/** What happens to cards and at their banks, for the module that hears of it. */
@Injectable()
export class SecuredPayEvents {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly steps: SecuringSteps,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /** Asks the new card where the one before refused; wants a running transaction. */
  async cardChanged(employerId: EmployerId): Promise<void> {
    for (const pay of await this.pays.listOf(employerId)) {
      await this.steps.applyTo(pay, { kind: 'card-changed', at: this.clock.now() });
    }
  }

  /**
   * Handles a webhook event that what was set aside may be free. Such events come late and in any
   * order, so they only make us look. Throws a PaymentProviderError where the provider does not answer.
   */
  async handleWebhook(shiftId: ShiftId, paymentId: string): Promise<void> {
    const pay = await this.pays.find(shiftId);
    if (pay?.securing.state === 'secured' && !(await this.provider.isSecured(paymentId))) {
      await this.steps.apply(shiftId, { kind: 'freed', paymentId, at: this.clock.now() });
    }
  }
}
