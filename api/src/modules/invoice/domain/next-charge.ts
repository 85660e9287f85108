import { LEAST_PAYMENT } from '@leafshift/domain/least-payment';
import { type Cents, negateCents, sumCents, ZERO_CENTS } from '@leafshift/domain/money';
import type {
  Charge,
  ChargeAnswer,
  ChargeEvent,
  ChargeReport,
  ChargeStep,
  CountedPayment,
  MadePayment,
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
type Counts = Pick<
  Charge,
  'attempts' | 'failures' | 'paymentId' | 'due' | 'counted' | 'writtenOff' | 'secured'
>;
type Failure = Extract<ChargeAnswer, { status: 'declined' | 'authentication-required' }>;

/** The charge after an event; the same object where nothing is to be stored. */
export function nextCharge(charge: Charge, event: ChargeEvent): ChargeStep {
  if (event.kind === 'taken-back') {
    return takenBack(charge, event);
  }
  if (charge.state === 'paid') {
    return unchanged(charge);
  }
  switch (event.kind) {
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
  !isPaidBy(charge, paymentId);

/** Whether that payment counts for the invoice, or did until it was taken back. */
export const isPaidBy = ({ counted }: Charge, paymentId: string): boolean =>
  counted.some((payment) => payment.paymentId === paymentId);

const unchanged = (charge: Charge): ChargeStep => ({ charge, effects: [] });
const moved = unchanged;

const isRunning = (charge: Unpaid, attempt: number): charge is RunningCharge =>
  charge.state === 'charging' && charge.attempts === attempt;

function begin(charge: Unpaid, at: Date): ChargeStep {
  if (isBeingCharged(charge, at)) {
    return unchanged(charge);
  }
  const resting = charge.state === 'charging' ? charge.before : charge;
  if (isTooLittle(charge.due) && !isAskedFor(resting)) {
    return writtenOff(charge, at);
  }
  const attempts = charge.attempts + 1;
  const before: RestingCharge = { ...resting, attempts };
  const until = new Date(at.getTime() + ATTEMPT_MS);
  return {
    charge: {
      ...countsOf(before),
      state: 'charging',
      until,
      isCardChanged: before.state === 'processing' && before.isCardChanged,
      before,
    },
    effects: [{ kind: 'ask-provider', attempt: attempts }],
  };
}

/** Nothing else comes back to an attempt of the employer if its process dies, so it is scheduled. */
function payNow(charge: Unpaid, at: Date): ChargeStep {
  const begun = begin(charge, at);
  const { charge: next, effects } = begun;
  if (next.state !== 'charging' || effects.length === 0) {
    return begun;
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
  const counts = countsOf(charge);
  switch (answer.status) {
    case 'processing': {
      const { isCardChanged } = charge;
      return moved({ ...counts, state: 'processing', paymentId: answer.paymentId, isCardChanged });
    }
    case 'secured-gone':
      return again({ ...counts, state: 'due', secured: null }, at);
    case 'declined':
    case 'authentication-required':
      return failed(charge, codeOf(answer), answer.paymentId, at);
    case 'card-missing':
      return failed(charge, 'CARD_MISSING', charge.paymentId, at);
    case 'card-warned':
      return failed(charge, 'CARD_WARNED', charge.paymentId, at);
    case 'unanswered':
      return moved({ ...counts, state: 'unanswered', error: { code: 'PROVIDER_DOWN', at } });
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
    case 'open':
      return again({ ...countsOf(charge), state: 'due' }, at);
  }
}

/** What was set aside may be less than what is due: then the rest is another payment, or ours to bear. */
function paid(charge: Unpaid, of: MadePayment, at: Date): ChargeStep {
  if (isPaidBy(charge, of.paymentId)) {
    return unchanged(charge);
  }
  const { paymentId, amount, card } = of;
  const counted = [...charge.counted, { paymentId, amount, takenBack: ZERO_CENTS, card }];
  const rest = sumCents([charge.due, negateCents(amount)]);
  const { counts, effects } = withoutLittle({ ...countsOf(charge), counted, due: rest }, at);
  const isLast = counts.due <= 0;
  const made = [
    { kind: 'book-payment', number: counted.length, amount, at },
    ...effects,
    { kind: 'release-payouts', of, isLast },
  ] as const;
  if (!isLast) {
    const next = again({ ...counts, state: 'due', paymentId: null }, at);
    return { ...next, effects: [...made, ...next.effects] };
  }
  return {
    charge: { ...counts, state: 'paid', paymentId, paidAt: at },
    effects: [
      ...made,
      { kind: 'refund-credits' },
      { kind: 'notify', of: 'payment-succeeded', amount: standing(counted) },
    ],
  };
}

/** Nothing is asked of a card that cannot be charged so little: the invoice is paid, and we bear the rest. */
function writtenOff(charge: Unpaid, at: Date): ChargeStep {
  const { counts, effects } = withoutLittle(countsOf(charge), at);
  const amount = standing(charge.counted);
  return {
    charge: { ...counts, state: 'paid', paidAt: at },
    effects: [
      ...effects,
      { kind: 'release-payouts', of: null, isLast: true },
      { kind: 'refund-credits' },
      ...(amount > 0 ? [{ kind: 'notify', of: 'payment-succeeded', amount } as const] : []),
    ],
  };
}

/** Writes off what is due where a card cannot be charged so little; nothing is set aside any more. */
function withoutLittle(counts: Counts, at: Date) {
  const { due } = counts;
  if (!isTooLittle(due)) return { counts: { ...counts, secured: null }, effects: [] };
  const inAll = sumCents([counts.writtenOff, due]);
  return {
    counts: { ...counts, due: ZERO_CENTS, writtenOff: inAll, secured: null },
    effects: [{ kind: 'write-off', amount: due, inAll, at } as const],
  };
}

const isTooLittle = (due: Cents): boolean => due > 0 && due < LEAST_PAYMENT;

/** What the payments come to that nothing was taken back of. */
const standing = (counted: readonly CountedPayment[]): Cents =>
  sumCents(counted.filter(({ takenBack: back }) => back === 0).map(({ amount }) => amount));

/** The invoice is open again, and its next payment is another one. Nothing may be under way. */
function takenBack(
  charge: Charge,
  { paymentId, amount, at }: Extract<ChargeEvent, { kind: 'taken-back' }>,
): ChargeStep {
  const isIt = (payment: CountedPayment) =>
    payment.paymentId === paymentId && payment.takenBack === 0;
  if (!charge.counted.some(isIt) || isAskedFor(charge)) {
    return unchanged(charge);
  }
  const due = sumCents([charge.due, amount]);
  return {
    charge: {
      ...countsOf(charge),
      state: 'needs-card',
      paymentId: null,
      due,
      counted: charge.counted.map((one) => (isIt(one) ? { ...one, takenBack: amount } : one)),
      error: { code: 'TAKEN_BACK', at },
    },
    effects: [{ kind: 'notify', of: 'payment-taken-back', amount: due }],
  };
}

/** Whether a payment is, or may be, on its way. */
export const isAskedFor = ({ state }: Charge): boolean =>
  state === 'charging' || state === 'processing' || state === 'unanswered';

/** Tried once more at once. */
const again = (charge: RestingCharge, at: Date): ChargeStep => ({
  charge,
  effects: [{ kind: 'schedule', after: charge.failures, at }],
});

/** What every state has. */
const countsOf = (charge: Charge): Counts => {
  const { attempts, failures, paymentId, due, counted, writtenOff, secured } = charge;
  return { attempts, failures, paymentId, due, counted, writtenOff, secured };
};

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
  const nextAt = isCardChanged ? at : nextAttemptAt;
  const result = { ...countsOf(charge), failures, paymentId, error: { code, at } };
  return {
    charge: nextAttemptAt
      ? { ...result, state: 'declined', nextAttemptAt }
      : { ...result, state: 'needs-card' },
    effects: [
      { kind: 'notify', of: 'payment-failed', amount: charge.due },
      ...(nextAt ? [{ kind: 'schedule', after: failures, at: nextAt } as const] : []),
    ],
  };
}

const codeOf = ({ status }: Pick<Failure, 'status'>): PaymentErrorCode =>
  status === 'declined' ? 'CARD_DECLINED' : 'AUTHENTICATION_REQUIRED';
