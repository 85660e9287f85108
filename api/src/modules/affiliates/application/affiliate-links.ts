import type { Affiliate } from '@leafshift/contracts/affiliates';
import { cents, centsToDollars, sumCents } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import type { UserId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Payouts } from '../../payouts/index.ts';
import { registered } from '../../users/index.ts';
import { AffiliateRepository } from '../domain/affiliate.repository.ts';
import { affiliateCodeOf } from '../domain/affiliate-code.ts';

/** The link that everybody has, and who joined by it (ACCOUNT-62). */
@Injectable()
export class AffiliateLinks implements OnModuleInit {
  constructor(
    private readonly affiliates: AffiliateRepository,
    private readonly payouts: Payouts,
    private readonly events: DomainEvents,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(registered, async ({ userId, affiliate }) => {
      const giver = affiliate && (await this.affiliates.findGiver(affiliateCodeOf(affiliate)));
      if (giver) await this.affiliates.addJoin(userId, giver);
    });
  }

  /** The caller's own; only a worker's link earns. */
  async overview({ userId, usertype }: SignedInCaller): Promise<Affiliate> {
    return {
      code: await this.affiliates.codeOf(userId),
      joined: await this.affiliates.countJoined(userId),
      reward: usertype === 'Temp' ? await this.#rewardOf(userId) : null,
    };
  }

  /** By whose link an account was made; null without one. */
  async giverOf(userId: UserId): Promise<UserId | null> {
    return (await this.affiliates.findJoin(userId))?.giverId ?? null;
  }

  async #rewardOf(
    userId: Extract<SignedInCaller, { usertype: 'Temp' }>['userId'],
  ): Promise<Affiliate['reward']> {
    const { AFFILIATE_REWARD_DAYS: days } = this.config.env;
    const most = cents(this.config.env.AFFILIATE_REWARD_CENTS);
    const earned = await this.affiliates.earnedBy(userId);
    if (most === 0 && earned === 0) return null;
    const toCome = (await this.payouts.notArrived(userId)).filter(({ isReward }) => isReward);
    return {
      most: most === 0 ? null : centsToDollars(most),
      days,
      earned: centsToDollars(earned),
      toCome: centsToDollars(sumCents(toCome.map(({ amount }) => amount))),
    };
  }
}
