import { textCode } from '@leafshift/domain/text-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
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

  async erase(userId: UserId): Promise<void> {
    const payouts = await this.payouts.allOfWorker(userId as WorkerId);
    if (payouts.some(({ status }) => status === 'waiting' || status === 'failed')) {
      refuse('STATE_CONFLICT', {
        text: textCode('CLOSE_PAY_NOT_SENT'),
      });
    }
  }
}
