import type { ClosingTerms } from '@leafshift/contracts/users';
import { centsToDollars, sumCents } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import { payoutView } from './payout.view.ts';

/** Payouts in one's own export. The law wants them kept, so they stay when the account is closed. */
@Injectable()
export class PersonalPayoutData implements PersonalData, OnModuleInit {
  readonly section = 'payouts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly payouts: PayoutRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    return (await this.payouts.allOfWorker(userId as WorkerId)).map(payoutView);
  }

  /** Pay that is owed keeps the account open. */
  async closingTerms(userId: UserId): Promise<Partial<ClosingTerms>> {
    const payouts = await this.payouts.allOfWorker(userId as WorkerId);
    const owed = payouts.filter(({ status }) => status === 'waiting' || status === 'failed');
    const amount = centsToDollars(sumCents(owed.map((payout) => payout.amount)));
    return owed.length > 0
      ? { blockers: [{ code: 'CLOSE_PAY_NOT_SENT', count: owed.length, amount }] }
      : {};
  }

  async erase(): Promise<void> {
    return;
  }
}
