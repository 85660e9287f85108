import type Stripe from 'stripe';
import type { CardTraits } from '../cards/test-cards.ts';

/** An event as `GET /v1/events` shows it and webhooks carry it. */
export interface SandboxEvent {
  readonly id: string;
  readonly object: 'event';
  readonly account?: string;
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: Stripe.Event.Type;
}

/** A webhook still to be delivered; gone once the receiver has answered 2xx. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/** The answer kept for an idempotency key. */
export interface SavedAnswer {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: object;
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A link to the sandbox's onboarding page, with where it leads back to. */
export interface OnboardingLink {
  readonly id: string;
  readonly account: string;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly opened: boolean;
  readonly used: boolean;
}

/** What is remembered of a card beside the payment method that shows it. */
export interface CardRecord extends CardTraits {
  readonly id: string;
  /** Authenticated for charges while its owner is away. */
  readonly setUp: boolean;
  /** Detached once: Stripe lets no one use it again. */
  readonly spent: boolean;
}

/** What a connected account's payout to its bank was made of, under the payout's id. */
export interface PayoutContents {
  readonly id: string;
  readonly transactions: readonly Stripe.BalanceTransaction[];
}

/** Which customers and accounts are gone. */
export interface Deleted {
  readonly id: string;
  readonly object: 'customer' | 'account';
}

/** All that the sandbox keeps, by table. */
export interface Tables {
  customers: Stripe.Customer;
  paymentMethods: Stripe.PaymentMethod;
  cards: CardRecord;
  setupIntents: Stripe.SetupIntent;
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  files: Stripe.File;
  fraudWarnings: Stripe.Radar.EarlyFraudWarning;
  accounts: Stripe.Account;
  bankAccounts: Stripe.BankAccount;
  tokens: Stripe.Token;
  onboardingLinks: OnboardingLink;
  transfers: Stripe.Transfer;
  transferReversals: Stripe.TransferReversal;
  payouts: Stripe.Payout;
  payoutContents: PayoutContents;
  events: SandboxEvent;
  deliveries: Delivery;
  savedAnswers: SavedAnswer;
  deleted: Deleted;
}

export type TableName = keyof Tables;
