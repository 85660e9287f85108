import { cents, ZERO_CENTS } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId, type IdOf, type UserId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { IdentityMarks } from '../../account-reviews/index.ts';
import { invoiceSettled } from '../../invoice/index.ts';
import { Ledger, rewardEarned } from '../../ledger/index.ts';
import { Payouts, payoutLeft } from '../../payouts/index.ts';
import { type Account, Users } from '../../users/index.ts';
import { AffiliateRepository } from '../domain/affiliate.repository.ts';
import type { FirstPaid } from '../domain/join.ts';
import { rewardOf } from '../domain/reward.ts';
import { decideReward } from './affiliate-kinds.ts';
import { FirstBills } from './first-bills.ts';

const DAY_MS = 86_400_000;

/**
 * What workers earn by their links (MONEY-80): begins with the first paid shift of who joined, is decided
 * after a wait in which that payment can be contested, and is then booked and paid out as pay is.
 */
@Injectable()
export class AffiliateRewards implements OnModuleInit {
  constructor(
    private readonly affiliates: AffiliateRepository,
    private readonly bills: FirstBills,
    private readonly users: Users,
    private readonly marks: IdentityMarks,
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly events: DomainEvents,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(payoutLeft, async ({ payout }) => {
      if (payout.isReward) return;
      const { employerId, id: payoutId, invoiceId } = payout;
      const of = { employerId, payoutId, invoiceId: asId<IdOf<'Invoice'>>(invoiceId) };
      await this.#begin(payout.workerId, of);
    });
    this.events.subscribe(invoiceSettled, ({ invoice: { employerId, id: invoiceId } }) =>
      this.#begin(employerId, { employerId, invoiceId, payoutId: null }),
    );
    this.handlers.register(decideReward, ({ joinedId }) =>
      this.transactions.run(() => this.#decide(asId<UserId>(joinedId))),
    );
  }

  async #begin(joinedId: UserId, of: Omit<FirstPaid, 'promised'>): Promise<void> {
    const join = await this.affiliates.findJoin(joinedId);
    if (join?.state !== 'joined') return;
    const giver = await this.users.find(join.giverId);
    const promised = cents(this.config.env.AFFILIATE_REWARD_CENTS);
    if (giver?.usertype !== 'Temp' || promised === 0) {
      await this.affiliates.decide(joinedId, 'joined', ZERO_CENTS);
    } else if (await this.affiliates.begin(joinedId, { ...of, promised })) {
      await this.#decideIn(this.config.env.AFFILIATE_REWARD_DAYS, joinedId);
    }
  }

  #decideIn(days: number, joinedId: UserId): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + days * DAY_MS);
    return this.outbox.add(decideReward, { joinedId }, { notBefore });
  }

  async #decide(joinedId: UserId): Promise<void> {
    const join = await this.affiliates.findJoin(joinedId);
    if (join?.state !== 'waiting' || !join.firstPaid) return;
    const bill = await this.bills.look(joinedId, join.firstPaid);
    if (bill === 'open') {
      await this.#decideIn(Math.max(1, this.config.env.AFFILIATE_REWARD_DAYS), joinedId);
      return;
    }
    const earns = bill !== 'lost' && (await this.#mayEarn(join.giverId, joinedId));
    const amount = earns ? rewardOf(join.firstPaid.promised, bill) : ZERO_CENTS;
    const isDecided = await this.affiliates.decide(joinedId, 'waiting', amount);
    if (!isDecided || amount === 0) return;
    const workerId = asId<WorkerId>(join.giverId);
    await this.ledger.book(rewardEarned({ joinedId, workerId, amount, at: this.clock.now() }));
    const { ISSUER_NAME: payer, ISSUER_TIME_ZONE: timeZone } = this.config.env;
    await this.payouts.planReward({ id: newId(), workerId, amount, payer, timeZone });
  }

  /** Both are people in good standing on that day, and not the same one. */
  async #mayEarn(giverId: UserId, joinedId: UserId): Promise<boolean> {
    // Read to decide, so that a suspension of the same moment comes before or after.
    const accounts = [
      await this.users.findToDecide(giverId),
      await this.users.findToDecide(joinedId),
    ];
    return accounts.every(isInGoodStanding) && !(await this.marks.areAlike(giverId, joinedId));
  }
}

const isInGoodStanding = (account: Account | null): boolean =>
  account !== null && !(account.suspended || account.underReview);
