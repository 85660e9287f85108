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
import { InvoiceStandings, type StandingWith } from '../domain/invoice-standings.ts';
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

/** What a business owes, and whether a card of it refused; its account says which card it has. */
export interface PaymentReading {
  readonly invoices: StandingWith;
  readonly hasRefusedCard: boolean;
}

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
    const payment = WANTS_PAYMENT.includes(action)
      ? await this.readPayment(userId as EmployerId)
      : null;
    const facts = (await this.#factsOf([userId], userId, payment)).get(userId);
    return eligibilityRefusal(action, facts ?? refuse('NOT_FOUND'), this.config.eligibility);
  }

  /** Why the account is not paid, or null; no document decides on that, so that nothing is read. */
  paymentRefusal(account: AccountTrust): Refusal | null {
    return eligibilityRefusal('be-paid', factsOf(account, {}), this.config.eligibility);
  }

  /**
   * How a business stands with its payments. A card that fails a moment later has failed after the
   * decision, so that this may be read before its transaction.
   */
  async readPayment(employerId: EmployerId): Promise<PaymentReading> {
    const standing = this.invoices.of(employerId);
    if (this.transactions.isRunning) {
      await standing;
    }
    const [invoices, hasRefusedCard] = await Promise.all([
      standing,
      this.securedPay.hasRefused(employerId),
    ]);
    return { invoices, hasRefusedCard };
  }

  /** Why the employer may not confirm the worker for what either account is, or null. */
  async confirmationRefusal(
    employerId: EmployerId,
    workerId: WorkerId,
    payment: Promise<PaymentReading>,
  ): Promise<Refusal | null> {
    const facts = await this.#factsOf([employerId, workerId], employerId, payment);
    return confirmationRefusal(
      facts.get(employerId) ?? refuse('NOT_FOUND'),
      facts.get(workerId) ?? null,
      this.config.eligibility,
    );
  }

  async #factsOf(
    userIds: readonly UserId[],
    payer: UserId,
    reading: Promise<PaymentReading> | PaymentReading | null,
  ): Promise<ReadonlyMap<UserId, EligibilityFacts>> {
    const trust = this.users.trustOf(userIds);
    if (this.transactions.isRunning) {
      await trust;
    }
    const [accounts, documents, payment] = await Promise.all([
      trust,
      this.profiles.documentStatesOf(userIds),
      reading,
    ]);
    const paying = accounts.get(payer);
    const standing =
      payment && paying?.usertype === 'Employer' ? standingOf(paying, payment) : undefined;
    return new Map(
      [...accounts].map(([id, account]) => [
        id,
        {
          ...factsOf(account, documents.get(id) ?? {}),
          ...(id === payer && standing && { payment: standing }),
        },
      ]),
    );
  }
}

function standingOf(
  { cards }: AccountTrust,
  { invoices, hasRefusedCard }: PaymentReading,
): PaymentStanding {
  const card = cards.find(({ isDefault }) => isDefault)?.providerId ?? null;
  const { hasOverdueInvoice, hasFailedCard } = invoices(card);
  if (card === null) {
    return { card: 'missing', hasOverdueInvoice };
  }
  return { card: hasFailedCard || hasRefusedCard ? 'failed' : 'working', hasOverdueInvoice };
}

const factsOf = (account: AccountTrust, documents: DocumentStates): EligibilityFacts => ({
  emailVerified: account.emailVerifiedAt !== null,
  isSuspended: account.suspended,
  isUnderReview: account.underReview,
  documents: NEEDED_DOCUMENTS[account.usertype].map((kind) => documents[kind] ?? 'Not Submitted'),
});
