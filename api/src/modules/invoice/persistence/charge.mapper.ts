import { type Cents, cents, negateCents, sumCents, ZERO_CENTS } from '@leafshift/domain/money';
import {
  type Charge,
  type CountedPayment,
  newCharge,
  type RestingCharge,
  type SecuredAmount,
} from '../domain/charge.ts';
import type { InvoiceDocument } from './invoice.schema.ts';

/** The fields of an invoice that its charge changes. */
export type ChargeFields = Pick<
  InvoiceDocument,
  'status' | 'paymentError' | 'charge' | 'chargingUntil' | 'paidAt'
>;

type Charged = ChargeFields & Pick<InvoiceDocument, 'totalCents' | 'creditNotes'>;

/** A charge as the domain knows it. */
export function toCharge(stored: Charged): Charge {
  const { attempts = 0, failures, paymentId, isCardChanged = false, secured } = stored.charge;
  const writtenOff = cents(stored.charge.writtenOffCents ?? 0);
  const payments = toCounted(stored);
  const counted = {
    attempts,
    failures,
    paymentId,
    due: dueOf(stored, payments),
    counted: payments,
    writtenOff,
    secured: secured ? { paymentId: secured.paymentId, amount: cents(secured.amountCents) } : null,
  };
  if (stored.paidAt) {
    return { ...counted, state: 'paid', paidAt: stored.paidAt };
  }
  const before = { ...counted, ...restingState(stored) };
  return stored.chargingUntil
    ? { ...counted, state: 'charging', until: stored.chargingUntil, isCardChanged, before }
    : before;
}

/** The total without the credit notes that were there before a payment was. */
const billedOf = ({ totalCents, creditNotes = [] }: Charged): Cents =>
  sumCents([
    cents(totalCents),
    ...creditNotes.filter(({ isTakenOff }) => isTakenOff).map((note) => cents(-note.totalCents)),
  ]);

function dueOf(stored: Charged, payments: readonly CountedPayment[]): Cents {
  if (stored.paidAt) return ZERO_CENTS;
  const paid = payments.flatMap(({ amount, takenBack }) => [negateCents(amount), takenBack]);
  const writtenOff = cents(-(stored.charge.writtenOffCents ?? 0));
  return sumCents([billedOf(stored), writtenOff, ...paid]);
}

/** Payments of an earlier release were whole, each of what was taken back of the one before. */
function toCounted(stored: Charged): readonly CountedPayment[] {
  const { counted, takenBack = [], paymentId } = stored.charge;
  if (counted) {
    return counted.map((one) => ({
      paymentId: one.paymentId,
      amount: cents(one.amountCents),
      takenBack: cents(one.takenBackCents ?? 0),
      card: one.card ?? null,
    }));
  }
  const amounts = [billedOf(stored), ...takenBack.map(({ amountCents }) => cents(amountCents))];
  const last = stored.paidAt && paymentId ? [{ paymentId, amountCents: 0 }] : [];
  return [...takenBack, ...last].map((one, at) => ({
    paymentId: one.paymentId,
    amount: amounts[at] ?? ZERO_CENTS,
    takenBack: cents(one.amountCents),
    card: null,
  }));
}

type StateAlone<State> = State extends RestingCharge
  ? Omit<
      State,
      'attempts' | 'failures' | 'paymentId' | 'due' | 'counted' | 'writtenOff' | 'secured'
    >
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
  const { attempts, failures, paymentId, counted, writtenOff, secured } = charge;
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
      ...(counted.length > 0 && { counted: counted.map(toStoredPayment) }),
      ...(writtenOff > 0 && { writtenOffCents: writtenOff }),
      ...(secured && { secured: { paymentId: secured.paymentId, amountCents: secured.amount } }),
    },
    chargingUntil: charge.state === 'charging' ? charge.until : null,
    paidAt: charge.state === 'paid' ? charge.paidAt : null,
  };
}

const toStoredPayment = ({ paymentId, amount, takenBack, card }: CountedPayment) => ({
  paymentId,
  amountCents: amount,
  ...(takenBack > 0 && { takenBackCents: takenBack }),
  ...(card && { card: { brand: card.brand, last4: card.last4 } }),
});

/** The fields of a new invoice. */
export const newChargeFields = (total: Cents, secured: SecuredAmount | null): ChargeFields =>
  toChargeFields(newCharge(total, secured));
