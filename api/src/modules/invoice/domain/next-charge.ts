import type {
  Charge,
  ChargeAnswer,
  ChargeEvent,
  ChargeReport,
  ChargeStep,
  PaidCharge,
  RestingCharge,
  RunningCharge,
} from './charge.ts';
import type { PaymentErrorCode } from './payment-error.ts';

/** How long one process may take to charge before another may try. */
const ATTEMPT_MS = 2 * 60_000;

const HOUR_MS = 3_600_000;

/** Hours from a declined attempt to the next one: about two weeks, then only on request. */
const RETRY_HOURS = [24, 72, 120, 168];

type Unpaid = Exclude<Charge, PaidCharge>;
type Failure = Extract<ChargeAnswer, { status: 'declined' | 'authentication-required' }>;

/** The charge after an event; the same object where nothing is to be stored. */
export function nextCharge(charge: Charge, event: ChargeEvent): ChargeStep {
  if (charge.state === 'paid') {
    return event.kind === 'taken-back' ? takenBack(charge, event) : unchanged(charge);
  }
  switch (event.kind) {
    case 'taken-back':
      return unchanged(charge);
    case 'scheduled':
      return event.after === charge.failures ? begin(charge, event.at) : unchanged(charge);
    case 'pay-now':
      return payNow(charge, event.at);
    case 'card-changed':
      return cardChanged(charge, event.at);
    case 'answered':
      return answered(charge, event);
    case 'abandoned':
      return isRunning(charge, event.attempt) ? moved(charge.before) : unchanged(charge);
    case 'reported':
      return reported(charge, event.report, event.at);
  }
}

/** Whether a process is asking the provider at that time. */
export const isBeingCharged = (charge: Charge, at: Date): boolean =>
  charge.state === 'charging' && charge.until > at;

/** Whether another attempt has begun since this one, because it took too long. */
export const isOvertaken = (charge: Charge, attempt: number): boolean =>
  charge.state !== 'paid' && charge.attempts !== attempt;

/** Whether a webhook event on this payment can change anything, so that it is worth a look. */
export const concerns = (charge: Charge, paymentId: string): boolean =>
  charge.state !== 'paid' &&
  (charge.paymentId === null || charge.paymentId === paymentId) &&
  !charge.takenBack.some((earlier) => earlier.paymentId === paymentId);

/** Whether the invoice is, or was until it was taken back, paid by that payment. */
export const isPaidBy = (charge: Charge, paymentId: string): boolean =>
  (charge.state === 'paid' && charge.paymentId === paymentId) ||
  charge.takenBack.some((earlier) => earlier.paymentId === paymentId);

const unchanged = (charge: Charge): ChargeStep => ({ charge, effects: [] });
const moved = unchanged;

const isRunning = (charge: Unpaid, attempt: number): charge is RunningCharge =>
  charge.state === 'charging' && charge.attempts === attempt;

function begin(charge: Unpaid, at: Date): ChargeStep {
  if (isBeingCharged(charge, at)) {
    return unchanged(charge);
  }
  const attempts = charge.attempts + 1;
  const resting = charge.state === 'charging' ? charge.before : charge;
  const before: RestingCharge = { ...resting, attempts };
  const { failures, paymentId, takenBack } = before;
  const until = new Date(at.getTime() + ATTEMPT_MS);
  return {
    charge: {
      state: 'charging',
      attempts,
      failures,
      paymentId,
      takenBack,
      until,
      isCardChanged: before.state === 'processing' && before.isCardChanged,
      before,
    },
    effects: [{ kind: 'ask-provider', attempt: attempts }],
  };
}

/** Nothing else comes back to an attempt of the employer if its process dies, so it is scheduled. */
function payNow(charge: Unpaid, at: Date): ChargeStep {
  const { charge: next, effects } = begin(charge, at);
  if (next.state !== 'charging' || effects.length === 0) {
    return unchanged(charge);
  }
  const again = { kind: 'schedule', after: next.failures, at: next.until } as const;
  return { charge: next, effects: [...effects, again] };
}

/**
 * Where the provider has been asked with the old card, the new one has its turn if that fails. What
 * was taken back waits for 'pay now': whoever disputed a payment is not charged for it unasked.
 */
function cardChanged(charge: Unpaid, at: Date): ChargeStep {
  switch (charge.state) {
    case 'declined':
    case 'needs-card':
      if (charge.error.code === 'TAKEN_BACK') return unchanged(charge);
      return { charge, effects: [{ kind: 'schedule', after: charge.failures, at }] };
    case 'charging':
    case 'processing':
      return moved({ ...charge, isCardChanged: true });
    case 'due':
    case 'unanswered':
      return unchanged(charge);
  }
}

/** That it is paid counts whoever says so; everything else only from the attempt that is running. */
function answered(
  charge: Unpaid,
  { answer, attempt, at }: Extract<ChargeEvent, { kind: 'answered' }>,
): ChargeStep {
  if (answer.status === 'paid') {
    return paid(charge, answer, at);
  }
  if (!isRunning(charge, attempt)) {
    return unchanged(charge);
  }
  const { attempts, failures, takenBack } = charge;
  switch (answer.status) {
    case 'processing':
      return moved({
        state: 'processing',
        attempts,
        failures,
        takenBack,
        paymentId: answer.paymentId,
        isCardChanged: charge.isCardChanged,
      });
    case 'declined':
    case 'authentication-required':
      return failed(charge, codeOf(answer), answer.paymentId, at);
    case 'card-missing':
      return failed(charge, 'CARD_MISSING', charge.paymentId, at);
    case 'card-warned':
      return failed(charge, 'CARD_WARNED', charge.paymentId, at);
    case 'unanswered':
      return moved({
        state: 'unanswered',
        attempts,
        failures,
        takenBack,
        paymentId: charge.paymentId,
        error: { code: 'PROVIDER_DOWN', at },
      });
  }
}

/**
 * A webhook event makes us look at how the payment stands. A failure counts only where the bank was
 * still deciding: elsewhere the answer to the attempt says so, and an attempt without an answer is
 * repeated by the outbox.
 */
function reported(charge: Unpaid, report: ChargeReport, at: Date): ChargeStep {
  if (!concerns(charge, report.paymentId)) {
    return unchanged(charge);
  }
  if (report.status === 'paid') {
    return paid(charge, report, at);
  }
  if (charge.state !== 'processing') {
    return unchanged(charge);
  }
  switch (report.status) {
    case 'processing':
      return unchanged(charge);
    case 'declined':
    case 'authentication-required':
      return failed(charge, codeOf(report), report.paymentId, at);
    case 'open': {
      const { attempts, failures, paymentId, takenBack } = charge;
      return {
        charge: { state: 'due', attempts, failures, paymentId, takenBack },
        effects: [{ kind: 'schedule', after: failures, at }],
      };
    }
  }
}

function paid(
  { attempts, failures, takenBack }: Unpaid,
  { paymentId, providerCharge }: { readonly paymentId: string; readonly providerCharge: string },
  at: Date,
): ChargeStep {
  return {
    charge: { state: 'paid', attempts, failures, paymentId, takenBack, paidAt: at },
    effects: [
      { kind: 'book-payment', at },
      { kind: 'release-payouts', providerCharge },
      { kind: 'notify', of: 'payment-succeeded' },
    ],
  };
}

/** The invoice is open again, and its next payment is another one. */
function takenBack(
  charge: PaidCharge,
  { paymentId, amount, at }: Extract<ChargeEvent, { kind: 'taken-back' }>,
): ChargeStep {
  if (charge.paymentId !== paymentId) {
    return unchanged(charge);
  }
  const { attempts, failures } = charge;
  return {
    charge: {
      state: 'needs-card',
      attempts,
      failures,
      paymentId: null,
      takenBack: [...charge.takenBack, { paymentId, amount }],
      error: { code: 'TAKEN_BACK', at },
    },
    effects: [{ kind: 'notify', of: 'payment-taken-back' }],
  };
}

/**
 * The card cannot be charged as it is. A declined one is tried again after 1, 3, 5 and 7 days, a
 * missing or unconfirmed one waits for the employer; where there is another card by now, at once.
 */
function failed(
  charge: Unpaid,
  code: PaymentErrorCode,
  paymentId: string | null,
  at: Date,
): ChargeStep {
  const failures = charge.failures + 1;
  const hours = code === 'CARD_DECLINED' ? RETRY_HOURS[failures - 1] : undefined;
  const nextAttemptAt = hours === undefined ? null : new Date(at.getTime() + hours * HOUR_MS);
  const isCardChanged = 'isCardChanged' in charge && charge.isCardChanged;
  const again = isCardChanged ? at : nextAttemptAt;
  const { attempts, takenBack } = charge;
  const result = { attempts, failures, paymentId, takenBack, error: { code, at } };
  return {
    charge: nextAttemptAt
      ? { ...result, state: 'declined', nextAttemptAt }
      : { ...result, state: 'needs-card' },
    effects: [
      { kind: 'notify', of: 'payment-failed' },
      ...(again ? [{ kind: 'schedule', after: failures, at: again } as const] : []),
    ],
  };
}

const codeOf = ({ status }: Pick<Failure, 'status'>): PaymentErrorCode =>
  status === 'declined' ? 'CARD_DECLINED' : 'AUTHENTICATION_REQUIRED';
