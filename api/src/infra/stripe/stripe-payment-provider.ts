import type Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type {
  AccountLinkOrder,
  AccountOrder,
  AccountState,
  BankOrder,
  BankResult,
} from './connected-account.ts';
import type { DisputeEvidence, EvidenceFile, ProviderDisputeState } from './dispute-evidence.ts';
import type {
  AuthorisationOrder,
  AuthorisationResult,
  CaptureOrder,
  CaptureResult,
  ChargeOrder,
  ChargeResult,
  RefundOrder,
  SentTransfer,
  TransferOrder,
  TransferResult,
} from './money-orders.ts';
import {
  type CardSetup,
  type CustomerOrder,
  PaymentProvider,
  type ProviderCard,
} from './payment-provider.ts';
import type { PaymentReport } from './payment-report.ts';
import type { ProviderEvent } from './provider-event.ts';
import type { ProviderMovement } from './provider-movements.ts';
import { StripeAccounts } from './stripe-accounts.ts';
import { StripeAuthorisations } from './stripe-authorisations.ts';
import { StripeCards } from './stripe-cards.ts';
import { StripeCharges } from './stripe-charges.ts';
import { StripeClaims } from './stripe-claims.ts';
import { createStripeClient, type Patience } from './stripe-client.ts';
import { StripeDisputes } from './stripe-disputes.ts';
import { ask } from './stripe-failure.ts';
import { StripeMovements } from './stripe-movements.ts';
import { StripeRefunds } from './stripe-refunds.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { StripeTransfers } from './stripe-transfers.ts';
import { WebhookVerifier } from './webhook-verifier.ts';

/** The payment provider by the official library: Stripe, or the sandbox that speaks its API. */
export class StripePaymentProvider extends PaymentProvider {
  override readonly mode: 'sandbox' | 'stripe';
  override readonly publishableKey: string;
  readonly #stripe: Stripe;
  readonly #authorisations: StripeAuthorisations;
  readonly #cards: StripeCards;
  readonly #charges: StripeCharges;
  readonly #claims: StripeClaims;
  readonly #disputes: StripeDisputes;
  readonly #accounts: StripeAccounts;
  readonly #movements: StripeMovements;
  readonly #refunds: StripeRefunds;
  readonly #transfers: StripeTransfers;
  readonly #webhooks: WebhookVerifier;

  constructor(settings: StripeSettings, clock: Clock, patience?: Patience) {
    super();
    const now = () => clock.now();
    this.mode = settings.mode;
    this.publishableKey = settings.publishableKey;
    this.#stripe = createStripeClient(settings, patience);
    this.#authorisations = new StripeAuthorisations(this.#stripe, now);
    this.#cards = new StripeCards(this.#stripe);
    this.#charges = new StripeCharges(this.#stripe, now);
    this.#claims = new StripeClaims(this.#stripe);
    this.#disputes = new StripeDisputes(this.#stripe);
    this.#accounts = new StripeAccounts(this.#stripe);
    this.#movements = new StripeMovements(this.#stripe);
    this.#refunds = new StripeRefunds(this.#stripe, now);
    this.#transfers = new StripeTransfers(this.#stripe, now);
    this.#webhooks = new WebhookVerifier(settings.webhookSecrets);
  }

  override ensureCustomer(order: CustomerOrder): Promise<string> {
    return this.#cards.ensureCustomer(order);
  }

  override deleteCustomer(customer: string): Promise<void> {
    return this.#cards.deleteCustomer(customer);
  }

  override createSetupIntent(customer: string): Promise<CardSetup> {
    return this.#cards.createSetupIntent(customer);
  }

  override lastConfirmedCard(customer: string): Promise<ProviderCard | null> {
    return this.#cards.lastConfirmedCard(customer);
  }

  override listCards(customer: string): Promise<ProviderCard[]> {
    return this.#cards.listCards(customer);
  }

  override detachCard(card: string): Promise<void> {
    return this.#cards.detachCard(card);
  }

  override chargeOffSession(order: ChargeOrder): Promise<ChargeResult> {
    return this.#charges.chargeOffSession(order);
  }

  override findCharge(paymentIntent: string): Promise<ChargeResult> {
    return this.#charges.findCharge(paymentIntent);
  }

  override authorise(order: AuthorisationOrder): Promise<AuthorisationResult> {
    return this.#authorisations.authorise(order);
  }

  override capture(order: CaptureOrder): Promise<CaptureResult> {
    return this.#authorisations.capture(order);
  }

  override letGo(paymentIntent: string): Promise<void> {
    return this.#authorisations.letGo(paymentIntent);
  }

  override isSecured(paymentIntent: string): Promise<boolean> {
    return this.#authorisations.isSecured(paymentIntent);
  }

  override paymentReport(paymentIntent: string): Promise<PaymentReport | null> {
    return this.#claims.report(paymentIntent);
  }

  override disputeState(dispute: string): Promise<ProviderDisputeState> {
    return this.#disputes.state(dispute);
  }

  override uploadEvidence(file: EvidenceFile): Promise<string> {
    return this.#disputes.upload(file);
  }

  override sendEvidence(dispute: string, evidence: DisputeEvidence): Promise<void> {
    return this.#disputes.send(dispute, evidence);
  }

  override acceptDispute(dispute: string): Promise<void> {
    return this.#disputes.accept(dispute);
  }

  override ensureConnectedAccount(order: AccountOrder): Promise<string> {
    return this.#accounts.ensureConnectedAccount(order);
  }

  override accountState(account: string): Promise<AccountState> {
    return this.#accounts.accountState(account);
  }

  override accountOnboardingLink(order: AccountLinkOrder): Promise<string> {
    return this.#accounts.accountOnboardingLink(order);
  }

  override addBank(order: BankOrder): Promise<BankResult> {
    return this.#accounts.addBank(order);
  }

  override refund(order: RefundOrder): Promise<void> {
    return this.#refunds.refund(order);
  }

  override transfer(order: TransferOrder): Promise<TransferResult> {
    return this.#transfers.transfer(order);
  }

  override transfersOfBankPayout(
    account: string,
    payout: string,
  ): Promise<readonly SentTransfer[]> {
    return this.#transfers.ofBankPayout(account, payout);
  }

  override takeTransferBack(transfer: string): Promise<void> {
    return this.#transfers.takeBack(transfer);
  }

  override movements(from: Date, to: Date): Promise<readonly ProviderMovement[]> {
    return this.#movements.list(from, to);
  }

  override verifyWebhook(
    rawBody: Uint8Array,
    signature: string | undefined,
    now: Date,
  ): ProviderEvent {
    return this.#webhooks.verify(rawBody, signature, now);
  }

  override async ping(): Promise<void> {
    await ask(() => this.#stripe.balance.retrieve({}, { maxNetworkRetries: 0, timeout: 3000 }));
  }
}
