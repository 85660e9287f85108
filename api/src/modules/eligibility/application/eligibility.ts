import {
  confirmationRefusal,
  type EligibilityAction,
  type EligibilityFacts,
  eligibilityRefusal,
  type PaymentStanding,
} from '@leafshift/domain/eligibility';
import { type Refusal, throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { type DocumentKind, type DocumentStates, Profiles } from '../../profile/index.ts';
import { type AccountTrust, Users } from '../../users/index.ts';
import { InvoiceStandings } from '../domain/invoice-standings.ts';
import { SecuredPayStandings } from '../domain/secured-pay-standings.ts';

const NEEDED_DOCUMENTS = {
  Employer: ['businessLicence'],
  Temp: ['identificationDocument', 'backgroundCheck'],
  Admin: [],
} as const satisfies Record<AccountTrust['usertype'], readonly DocumentKind[]>;

/** What a business may only do if it can pay. */
const WANTS_PAYMENT: readonly EligibilityAction[] = [
  'publish-temp',
  'publish-permanent',
  'confirm',
];

/**
 * Whether accounts may act (`eligibilityRefusal`). Within a transaction it sees all that was decided
 * before that began. Accounts, documents and a business's invoices are read once each.
 */
@Injectable()
export class Eligibility {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly invoices: InvoiceStandings,
    private readonly securedPay: SecuredPayStandings,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /** Throws what the rules refuse with, NOT_FOUND for a closed account. */
  async require(userId: UserId, action: EligibilityAction): Promise<void> {
    throwIfRefused(await this.refusal(userId, action));
  }

  /** Why the account may not act, or null. Throws NOT_FOUND for a closed one. */
  async refusal(userId: UserId, action: EligibilityAction): Promise<Refusal | null> {
    const payer = WANTS_PAYMENT.includes(action) ? userId : null;
    const facts = (await this.#factsOf([userId], payer)).get(userId) ?? refuse('NOT_FOUND');
    return eligibilityRefusal(action, facts, this.config.eligibility);
  }

  /** Why the account is not paid, or null; no document decides on that, so that nothing is read. */
  paymentRefusal(account: AccountTrust): Refusal | null {
    return eligibilityRefusal('be-paid', factsOf(account, {}), this.config.eligibility);
  }

  /** Why the employer may not confirm the worker for what either account is, or null. */
  async confirmationRefusal(employerId: EmployerId, workerId: WorkerId): Promise<Refusal | null> {
    const facts = await this.#factsOf([employerId, workerId], employerId);
    return confirmationRefusal(
      facts.get(employerId) ?? refuse('NOT_FOUND'),
      facts.get(workerId) ?? null,
      this.config.eligibility,
    );
  }

  async #factsOf(
    userIds: readonly UserId[],
    payer: UserId | null,
  ): Promise<ReadonlyMap<UserId, EligibilityFacts>> {
    const trust = this.users.trustOf(userIds);
    if (this.transactions.isRunning) {
      await trust;
    }
    const [accounts, documents] = await Promise.all([
      trust,
      this.profiles.documentStatesOf(userIds),
    ]);
    const paying = payer === null ? undefined : accounts.get(payer);
    const payment = paying?.usertype === 'Employer' ? await this.#standingOf(paying) : undefined;
    return new Map(
      [...accounts].map(([id, account]) => [
        id,
        {
          ...factsOf(account, documents.get(id) ?? {}),
          ...(id === payer && payment && { payment }),
        },
      ]),
    );
  }

  async #standingOf({ id, cards }: AccountTrust): Promise<PaymentStanding> {
    const card = cards.find(({ isDefault }) => isDefault)?.providerId ?? null;
    const standing = await this.invoices.of(id as EmployerId, card);
    const { hasOverdueInvoice, hasFailedCard } = standing;
    if (card === null) {
      return { card: 'missing', hasOverdueInvoice };
    }
    const hasFailed = hasFailedCard || (await this.securedPay.hasRefused(id as EmployerId));
    return { card: hasFailed ? 'failed' : 'working', hasOverdueInvoice };
  }
}

const factsOf = (account: AccountTrust, documents: DocumentStates): EligibilityFacts => ({
  emailVerified: account.emailVerifiedAt !== null,
  isSuspended: account.suspended,
  isUnderReview: account.underReview,
  documents: NEEDED_DOCUMENTS[account.usertype].map((kind) => documents[kind] ?? 'Not Submitted'),
});
