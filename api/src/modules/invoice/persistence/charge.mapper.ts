import { type Charge, NEW_CHARGE, type RestingCharge } from '../domain/charge.ts';
import type { InvoiceDocument } from './invoice.schema.ts';

/** The fields of an invoice that its charge changes. */
export type ChargeFields = Pick<
  InvoiceDocument,
  'status' | 'paymentError' | 'charge' | 'chargingUntil' | 'paidAt'
>;

/** A charge as the domain knows it. */
export function toCharge(stored: ChargeFields): Charge {
  const { attempts = 0, failures, paymentId, isCardChanged = false } = stored.charge;
  const counted = { attempts, failures, paymentId };
  if (stored.paidAt) {
    return { ...counted, state: 'paid', paidAt: stored.paidAt };
  }
  const before = { ...counted, ...restingState(stored) };
  return stored.chargingUntil
    ? { ...counted, state: 'charging', until: stored.chargingUntil, isCardChanged, before }
    : before;
}

type StateAlone<State> = State extends RestingCharge
  ? Omit<State, 'attempts' | 'failures' | 'paymentId'>
  : never;

function restingState({ charge, paymentError }: ChargeFields): StateAlone<RestingCharge> {
  if (charge.isProcessing) {
    return { state: 'processing', isCardChanged: charge.isCardChanged ?? false };
  }
  if (!paymentError) {
    return { state: 'due' };
  }
  if (paymentError.code === 'PROVIDER_DOWN') {
    return { state: 'unanswered', error: paymentError };
  }
  const { nextAttemptAt } = charge;
  return nextAttemptAt
    ? { state: 'declined', error: paymentError, nextAttemptAt }
    : { state: 'needs-card', error: paymentError };
}

/** A charge as it is stored. While an attempt runs, the fields say what was before. */
export function toChargeFields(charge: Charge): ChargeFields {
  const { attempts, failures, paymentId } = charge;
  const shown = charge.state === 'charging' ? charge.before : charge;
  const error = 'error' in shown ? shown.error : null;
  return {
    status: charge.state === 'paid' ? 'paid' : 'open',
    // Invoices of an earlier release also hold the sentence itself.
    paymentError: error && { code: error.code, at: error.at },
    charge: {
      attempts,
      failures,
      paymentId,
      nextAttemptAt: shown.state === 'declined' ? shown.nextAttemptAt : null,
      isProcessing: shown.state === 'processing',
      isCardChanged: 'isCardChanged' in charge && charge.isCardChanged,
    },
    chargingUntil: charge.state === 'charging' ? charge.until : null,
    paidAt: charge.state === 'paid' ? charge.paidAt : null,
  };
}

/** The fields of a new invoice. */
export const newChargeFields = (): ChargeFields => toChargeFields(NEW_CHARGE);
