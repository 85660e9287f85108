import { Injectable } from '@nestjs/common';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { PayoutId } from '../domain/payout.ts';
import { PayoutOutcomes } from './payout-outcomes.ts';

/** A transfer of which the provider told something. */
export interface ToldTransfer {
  readonly payoutId: PayoutId;
  readonly transferId: string;
  readonly isReversed: boolean;
}

/** The provider's events on transfers; late, twice and in any order they lead to the same state. */
@Injectable()
export class TransferEvents {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly outcomes: PayoutOutcomes,
  ) {}

  async told({ payoutId, transferId, isReversed }: ToldTransfer): Promise<void> {
    const payout = await this.payouts.find(payoutId);
    if (!payout || (payout.transferId !== null && payout.transferId !== transferId)) {
      return;
    }
    // The event may overtake the answer to our own request.
    await this.outcomes.sent(payoutId, transferId);
    if (isReversed) {
      await this.outcomes.returned(payoutId, transferId);
    } else {
      await this.outcomes.arrived(payoutId);
    }
  }
}
