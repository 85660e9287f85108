import { cents } from '@leafshift/domain/money';
import { NO_CLAIMS, type PaymentClaims } from '@leafshift/domain/payment-claims';
import type { ClaimsDocument } from './invoice.schema.ts';

/** Stored claims as the domain knows them. */
export const toClaims = (stored: ClaimsDocument | undefined): PaymentClaims =>
  stored
    ? {
        refunds: stored.refunds.map(({ id, amountCents, at, isFailed, creditNote = null }) => ({
          id,
          amount: cents(amountCents),
          at,
          isFailed,
          creditNote,
        })),
        disputes: stored.disputes.map((dispute) => ({
          id: dispute.id,
          paymentId: dispute.paymentId,
          status: dispute.status,
          amount: cents(dispute.amountCents),
          withdrawn: cents(dispute.withdrawnCents),
          fee: cents(dispute.feeCents),
          returned: cents(dispute.returnedCents),
          returnedFee: cents(dispute.returnedFeeCents),
          openedAt: dispute.openedAt,
          respondBy: dispute.respondBy,
          isAnswered: dispute.isAnswered ?? false,
        })),
        warnings: stored.warnings.map(({ card, at }) => ({ card, at })),
      }
    : NO_CLAIMS;

/** Claims as they are stored. */
export const toStoredClaims = (claims: PaymentClaims): ClaimsDocument => ({
  refunds: claims.refunds.map(({ id, amount, at, isFailed, creditNote }) => ({
    id,
    amountCents: amount,
    at,
    isFailed,
    ...(creditNote !== null && { creditNote }),
  })),
  disputes: claims.disputes.map((dispute) => ({
    id: dispute.id,
    paymentId: dispute.paymentId,
    status: dispute.status,
    amountCents: dispute.amount,
    withdrawnCents: dispute.withdrawn,
    feeCents: dispute.fee,
    returnedCents: dispute.returned,
    returnedFeeCents: dispute.returnedFee,
    openedAt: dispute.openedAt,
    respondBy: dispute.respondBy,
    ...(dispute.isAnswered && { isAnswered: true }),
  })),
  warnings: claims.warnings.map(({ card, at }) => ({ card, at })),
});
