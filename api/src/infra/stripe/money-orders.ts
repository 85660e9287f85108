import type { PrintedCard } from '@leafshift/domain/card-brands';
import type { Cents } from '@leafshift/domain/money';

/** An invoice to be charged. */
export interface ChargeOrder {
  readonly customer: string;
  /** The provider's id of the card. */
  readonly paymentMethod: string;
  readonly amountCents: Cents;
  readonly invoiceId: string;
  /** Counts the invoice's payments, from 1: another one follows a payment that was taken back. */
  readonly round: number;
  /** The same for every attempt at this payment. */
  readonly idempotencyKey: string;
  /** When the invoice was made; no attempt is older. */
  readonly invoicedAt: Date;
  /** From an earlier attempt's result, where it is known. */
  readonly paymentIntent?: string | null;
}

/** What became of a charge. */
export type ChargeResult =
  | {
      readonly status: 'paid';
      readonly paymentIntent: string;
      readonly charge: string;
      readonly received: Cents;
      /** As it was when it was charged; null where the provider does not say. */
      readonly card: PrintedCard | null;
    }
  /** The bank has not decided; an event will tell. */
  | { readonly status: 'processing'; readonly paymentIntent: string }
  | {
      readonly status: 'declined';
      readonly paymentIntent: string;
      /** The bank's reason, such as `insufficient_funds`. */
      readonly reason: string;
      /** In words for the card's owner. */
      readonly message: string;
    }
  /** The owner must approve in person: with `clientSecret` on a page, or by saving the card again. */
  | {
      readonly status: 'authentication_required';
      readonly paymentIntent: string;
      readonly clientSecret: string;
    }
  /** Nothing was tried yet, or the last attempt was undone. */
  | { readonly status: 'open'; readonly paymentIntent: string }
  /** The customer or the card is not there any more. */
  | { readonly status: 'card_missing' }
  /** No answer: it may have been charged or not. Order the same again. */
  | { readonly status: 'provider_down' };

/** An amount that the card's bank is to set aside for a shift. */
export interface AuthorisationOrder {
  readonly customer: string;
  /** The provider's id of the card. */
  readonly paymentMethod: string;
  readonly amountCents: Cents;
  readonly shiftId: string;
  /** The same for every attempt at this amount. */
  readonly idempotencyKey: string;
  /** No attempt is older. */
  readonly orderedAt: Date;
  /** From an earlier attempt's result, where it is known. */
  readonly paymentIntent: string | null;
}

/** What became of it. */
export type AuthorisationResult =
  /** Set aside: it can be taken, in part or whole, once, for about seven days. */
  | { readonly status: 'secured'; readonly paymentIntent: string }
  | Extract<
      ChargeResult,
      { status: 'declined' | 'authentication_required' | 'card_missing' | 'provider_down' }
    >;

/** Takes what is set aside for the invoice that it became. */
export interface CaptureOrder {
  readonly paymentIntent: string;
  /** At most what is set aside; the rest is free again. */
  readonly amountCents: Cents;
  readonly invoiceId: string;
}

/** What became of it; `gone`: nothing is set aside any more. */
export type CaptureResult =
  | Extract<ChargeResult, { status: 'paid' | 'provider_down' }>
  | { readonly status: 'gone' };

/** What a refund is for: a credit note, or an order of the back office. */
export type RefundPurpose = { readonly creditNoteId: string } | { readonly refundOrderId: string };

/** Money of a payment that goes back to its card. */
export interface RefundOrder {
  readonly paymentIntent: string;
  readonly amountCents: Cents;
  readonly purpose: RefundPurpose;
  /** Counts what goes back for it, from 1: each part to another payment. */
  readonly part: number;
  /** When the credit note or the order was made; no refund is older. */
  readonly createdAt: Date;
}

/** A payout to be sent. */
export interface TransferOrder {
  /** The connected account. */
  readonly account: string;
  readonly amountCents: Cents;
  readonly payoutId: string;
  /** Counts the payout's transfers, from 1: another one follows a reversed one. */
  readonly attempt: number;
  /** The same however often this transfer is ordered. */
  readonly idempotencyKey: string;
  /** When the payout was made; no order is older. */
  readonly createdAt: Date;
  /** The charge that the money comes from, so that it need not have arrived yet. */
  readonly sourceCharge?: string | null;
}

/** What became of a payout. */
export type TransferResult =
  | { readonly status: 'sent'; readonly transfer: string }
  /** The account has no bank, or the provider wants to know more of its holder. */
  | { readonly status: 'bank_missing' }
  /** The platform's own balance is too low. */
  | { readonly status: 'insufficient_funds' }
  /** No answer: it may have been sent or not. Order the same again. */
  | { readonly status: 'provider_down' };

/** A transfer as the provider made it for a payout of ours. */
export interface SentTransfer {
  readonly transfer: string;
  readonly payoutId: string;
  readonly attempt: number;
}
