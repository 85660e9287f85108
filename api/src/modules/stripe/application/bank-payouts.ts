import { Injectable } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { type PayoutId, Payouts } from '../../payouts/index.ts';
import { PaymentHandles } from '../../users/index.ts';

/** What the provider pays out of a worker's connected account to their bank. */
@Injectable()
export class BankPayouts {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly payouts: Payouts,
  ) {}

  /**
   * The bank has sent the money back. The transfers that it was made of are taken back as well, so that
   * the pay has failed like any other and is sent again to a new bank, instead of lying in an account
   * that nobody looks at. Throws a PaymentProviderError where the provider does not go along.
   */
  async handleFailure({ account, payout }: { account: string; payout: string }): Promise<void> {
    if (!(await this.handles.findUser('connectAccountId', account))) {
      return;
    }
    const sent = await this.provider.transfersOfBankPayout(account, payout);
    for (const { transfer: transferId, payoutId, attempt } of sent) {
      await this.provider.takeTransferBack(transferId);
      const isReversed = true;
      const id = asId<PayoutId>(payoutId);
      await this.payouts.handleWebhook({ payoutId: id, attempt, transferId, isReversed });
    }
  }
}
