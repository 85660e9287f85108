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
import type { PaymentReport } from './payment-report.ts';
import type { ProviderEvent } from './provider-event.ts';
import type { ProviderMovement } from './provider-movements.ts';

/** A card as the provider keeps it; never its number. */
export interface ProviderCard {
  /** The provider's id of the card, to charge and to detach it. */
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Whose customer it is; `customer` is the id kept so far. */
export interface CustomerOrder {
  readonly customer: string | null;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** What a page needs to enter a card. */
export interface CardSetup {
  readonly id: string;
  readonly clientSecret: string;
}

/**
 * The payment provider. What people can do something about comes as a result; a provider that does not
 * answer, or will not take our word, is a PaymentProviderError unless the result has a case for it.
 */
export abstract class PaymentProvider {
  /** Whether cards are entered into the sandbox's form or into Stripe Elements. */
  abstract readonly mode: 'sandbox' | 'stripe';
  abstract readonly publishableKey: string;

  /** The id of the user's customer; the one given while it exists, else a new one. */
  abstract ensureCustomer(order: CustomerOrder): Promise<string>;
  /** Deletes a customer with all cards; one that is gone already is no error. */
  abstract deleteCustomer(customer: string): Promise<void>;
  abstract createSetupIntent(customer: string): Promise<CardSetup>;
  /** The card of the newest setup that was confirmed and is still attached. */
  abstract lastConfirmedCard(customer: string): Promise<ProviderCard | null>;
  /** The customer's cards, newest first. */
  abstract listCards(customer: string): Promise<ProviderCard[]>;
  /** Forgets the card; a card that is gone already is no error. */
  abstract detachCard(card: string): Promise<void>;

  /** Takes an invoice's amount from a card while its owner is away; however often it is called, once. */
  abstract chargeOffSession(order: ChargeOrder): Promise<ChargeResult>;
  /** How a charge stands now; for events, which come in any order. */
  abstract findCharge(paymentIntent: string): Promise<ChargeResult>;

  /** Sets an amount aside on a card while its owner is away; however often it is called, once. */
  abstract authorise(order: AuthorisationOrder): Promise<AuthorisationResult>;
  /** Takes of what is set aside; however often it is called, once. */
  abstract capture(order: CaptureOrder): Promise<CaptureResult>;
  /** Frees what is set aside, unless it was taken; what is free already is no error. */
  abstract letGo(paymentIntent: string): Promise<void>;
  /** Whether an amount is still set aside. */
  abstract isSecured(paymentIntent: string): Promise<boolean>;

  /** How a payment stands with all that was claimed of it; null where the provider does not know it. */
  abstract paymentReport(paymentIntent: string): Promise<PaymentReport | null>;

  abstract disputeState(dispute: string): Promise<ProviderDisputeState>;
  /** Takes a file that can be evidence, and gives its id. */
  abstract uploadEvidence(file: EvidenceFile): Promise<string>;
  /** Tells the card's bank our side. */
  abstract sendEvidence(dispute: string, evidence: DisputeEvidence): Promise<void>;
  /** Accepts that a dispute is lost. */
  abstract acceptDispute(dispute: string): Promise<void>;

  /** The id of the user's account for payouts; the one given while it exists, else a new one. */
  abstract ensureConnectedAccount(order: AccountOrder): Promise<string>;
  abstract accountState(account: string): Promise<AccountState>;
  /** A link, good for a few minutes and once, to the provider's page for connecting a bank. */
  abstract accountOnboardingLink(order: AccountLinkOrder): Promise<string>;
  /** Gives the account a bank, which it is paid out to from then on. Nothing of the numbers is kept. */
  abstract addBank(order: BankOrder): Promise<BankResult>;

  /** Gives money of a payment back to its card; however often it is called for its purpose, once. */
  abstract refund(order: RefundOrder): Promise<void>;

  /** Moves a payout to a connected account; however often it is called, once. */
  abstract transfer(order: TransferOrder): Promise<TransferResult>;

  /** The transfers that a connected account's payout to its bank was made of. */
  abstract transfersOfBankPayout(account: string, payout: string): Promise<readonly SentTransfer[]>;
  /** Takes a transfer back whole, so that its money is the platform's again; once, however often it is called. */
  abstract takeTransferBack(transfer: string): Promise<void>;

  /** All money that the provider moved for us, from `from` on and before `to`. */
  abstract movements(from: Date, to: Date): Promise<readonly ProviderMovement[]>;

  /** The event in a webhook. Throws WebhookRefusedError for a bad signature or a time too far off. */
  abstract verifyWebhook(
    rawBody: Uint8Array,
    signature: string | undefined,
    now: Date,
  ): ProviderEvent;

  /** Resolves when the provider answers and takes our key. */
  abstract ping(): Promise<void>;
}
