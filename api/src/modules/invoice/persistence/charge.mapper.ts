import { cents } from '@leafshift/domain/money';
import { type Charge, NEW_CHARGE, type RestingCharge, type TakenBack } from '../domain/charge.ts';
import type { InvoiceDocument } from './invoice.schema.ts';

/** The fields of an invoice that its charge changes. */
export type ChargeFields = Pick<
  InvoiceDocument,
  'status' | 'paymentError' | 'charge' | 'chargingUntil' | 'paidAt'
>;

/** A charge as the domain knows it. */
export function toCharge(stored: ChargeFields): Charge {
  const { attempts = 0, failures, paymentId, isCardChanged = false } = stored.charge;
  const takenBack = toTakenBack(stored);
  const counted = { attempts, failures, paymentId, takenBack };
  if (stored.paidAt) {
    return { ...counted, state: 'paid', paidAt: stored.paidAt };
  }
  const before = { ...counted, ...restingState(stored) };
  return stored.chargingUntil
    ? { ...counted, state: 'charging', until: stored.chargingUntil, isCardChanged, before }
    : before;
}

/** The payments that were taken back, oldest first. */
export const toTakenBack = ({ charge }: ChargeFields): readonly TakenBack[] =>
  (charge.takenBack ?? []).map(({ paymentId, amountCents }) => ({
    paymentId,
    amount: cents(amountCents),
  }));

type StateAlone<State> = State extends RestingCharge
  ? Omit<State, 'attempts' | 'failures' | 'paymentId' | 'takenBack'>
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
  const { attempts, failures, paymentId, takenBack } = charge;
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
      ...(takenBack.length > 0 && {
        takenBack: takenBack.map((one) => ({ paymentId: one.paymentId, amountCents: one.amount })),
      }),
    },
    chargingUntil: charge.state === 'charging' ? charge.until : null,
    paidAt: charge.state === 'paid' ? charge.paidAt : null,
  };
}

/** The fields of a new invoice. */
export const newChargeFields = (): ChargeFields => toChargeFields(NEW_CHARGE);
