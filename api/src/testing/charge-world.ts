import { cents } from '@leafshift/domain/money';
import {
  type Charge,
  type ChargeAnswer,
  type ChargeEvent,
  type ChargeReport,
  newCharge,
} from '../modules/invoice/domain/charge.ts';
import { isBeingCharged, isOvertaken, nextCharge } from '../modules/invoice/domain/next-charge.ts';

/** What is due. */
const TOTAL = 1000;
const SECURED = 'pi_secured';
const HOUR_MS = 3_600_000;

/** How the employer's card behaves; `slow` lets the bank think. */
export type Card = 'works' | 'declined' | 'asks' | 'slow' | 'none';

interface OutboxRecord {
  readonly after: number;
  at: number;
}

/** A process that asks the provider; `record` comes back unless it is done. */
interface Running {
  readonly attempt: number;
  readonly isCapture: boolean;
  readonly record: OutboxRecord | null;
  answer: ChargeAnswer | null;
}

/**
 * A charge between an outbox that repeats, processes that die and a provider with one payment of the
 * card, and maybe an amount that the card's bank has set aside.
 */
export class ChargeWorld {
  charge: Charge;
  /** What the provider believes of the amount that is set aside. */
  secured: 'none' | 'held' | 'gone' | 'taken';
  /** What the provider believes of the card's payment. */
  payment: 'none' | 'declined' | 'authentication-required' | 'processing' | 'paid' = 'none';
  /** What the provider has taken, and how often. */
  taken = 0;
  captures = 0;
  card: Card = 'works';
  readonly done = { booked: 0, released: 0, succeeded: 0, writtenOff: 0, isAllReleased: false };
  readonly #securedAmount: number;
  #now = Date.parse('2026-05-04T16:00:00Z');
  #running: Running[] = [];
  #outbox: OutboxRecord[] = [{ after: 0, at: this.#now }];

  constructor(securedAmount: number | null = null) {
    this.#securedAmount = securedAmount ?? 0;
    this.secured = securedAmount === null ? 'none' : 'held';
    this.charge = newCharge(
      cents(TOTAL),
      securedAmount === null ? null : { paymentId: SECURED, amount: cents(securedAmount) },
    );
  }

  wait(hours: number): void {
    this.#now += hours * HOUR_MS;
  }

  changeCard(card: Card): void {
    this.card = card;
    this.#apply({ kind: 'card-changed', at: this.#time() });
  }

  payNow(): void {
    this.#apply({ kind: 'pay-now', at: this.#time() });
  }

  /** A due record of the outbox begins an attempt, or comes to nothing. */
  runRecord(which: number): void {
    const record = pick(
      this.#outbox.filter(({ at }) => at <= this.#now),
      which,
    );
    if (!record) return;
    const began = this.#apply({ kind: 'scheduled', after: record.after, at: this.#time() }, record);
    if (!began && !isBeingCharged(this.charge, this.#time())) this.#tickOff(record);
  }

  /** A request arrives at the provider. */
  reachProvider(which: number): void {
    const running = pick(
      this.#running.filter(({ answer }) => answer === null),
      which,
    );
    if (running) running.answer = running.isCapture ? this.#capture() : this.#charge();
  }

  /** The answer arrives, or is lost. */
  answer(which: number, isLost: boolean): void {
    const running = pick(this.#running, which);
    if (!running) return;
    const answer = isLost || !running.answer ? ({ status: 'unanswered' } as const) : running.answer;
    this.#running = this.#running.filter((one) => one !== running);
    this.#apply({ kind: 'answered', attempt: running.attempt, answer, at: this.#time() });
    const isDone = answer.status !== 'unanswered' && !isOvertaken(this.charge, running.attempt);
    if (isDone && running.record) this.#tickOff(running.record);
  }

  /** An error of ours ends an attempt. */
  fail(which: number): void {
    const running = pick(this.#running, which);
    if (!running) return;
    this.#running = this.#running.filter((one) => one !== running);
    this.#apply({ kind: 'abandoned', attempt: running.attempt });
  }

  /** Every process dies; the outbox keeps its records. */
  crash(): void {
    this.#running = [];
  }

  bankDecides(isGood: boolean): void {
    if (this.payment !== 'processing') return;
    this.payment = isGood ? 'paid' : 'declined';
    if (isGood) this.#take(this.#cardAmount);
  }

  /** The bank frees what nobody has taken yet. */
  bankFrees(): void {
    if (this.secured === 'held') this.secured = 'gone';
  }

  /** A webhook event arrives, however late or often: the payment is looked up. */
  webhook(): void {
    if (this.secured === 'taken') {
      this.#report({ status: 'paid', ...this.#securedPayment() });
    }
    if (this.payment !== 'none') this.#report(this.#ofCard(this.payment));
  }

  /** Nothing goes wrong any more, and everything that is due is done. */
  settle(): void {
    for (let step = 0; step < 1000; step += 1) {
      this.bankDecides(true);
      if (this.charge.state === 'processing') this.webhook();
      if (this.#running.length > 0) {
        this.reachProvider(0);
        this.answer(0, false);
      } else if (this.#outbox.length > 0) {
        this.#now = Math.max(this.#now, Math.min(...this.#outbox.map(({ at }) => at)));
        this.runRecord(0);
        // What is busy comes again.
        if (this.#running.length === 0) this.#now += 60_000;
      } else if (this.payment !== 'processing') {
        return;
      }
    }
    throw new Error(`It does not settle: ${JSON.stringify([this.charge, this.#outbox])}`);
  }

  #report(report: ChargeReport): void {
    this.#apply({ kind: 'reported', report, at: this.#time() });
  }

  /** What the card is asked for. */
  get #cardAmount(): number {
    return TOTAL - (this.secured === 'taken' ? Math.min(this.#securedAmount, TOTAL) : 0);
  }

  #take(amount: number): void {
    this.captures += 1;
    this.taken += amount;
  }

  #securedPayment() {
    const amount = cents(Math.min(this.#securedAmount, TOTAL));
    return { paymentId: SECURED, providerCharge: 'ch_secured', amount, card: null };
  }

  #capture(): ChargeAnswer {
    if (this.secured === 'held') {
      this.secured = 'taken';
      this.#take(Math.min(this.#securedAmount, TOTAL));
    }
    return this.secured === 'taken'
      ? { status: 'paid', ...this.#securedPayment() }
      : { status: 'secured-gone' };
  }

  #time(): Date {
    return new Date(this.#now);
  }

  #charge(): ChargeAnswer {
    if (this.payment === 'paid') return this.#answerOf('paid');
    if (this.payment === 'processing') return this.#answerOf('processing');
    switch (this.card) {
      case 'none':
        return { status: 'card-missing' };
      case 'works':
        // Stripe refuses less.
        if (this.#cardAmount < 50)
          throw new Error(`A card was asked for ${this.#cardAmount} cents`);
        this.#take(this.#cardAmount);
        return this.#answerOf('paid');
      case 'slow':
        return this.#answerOf('processing');
      case 'declined':
        return this.#answerOf('declined');
      case 'asks':
        return this.#answerOf('authentication-required');
    }
  }

  #answerOf(status: Exclude<typeof this.payment, 'none'>): ChargeAnswer {
    this.payment = status;
    return this.#ofCard(status);
  }

  #ofCard(
    status: Exclude<typeof this.payment, 'none'>,
  ): Exclude<ChargeReport, { readonly status: 'open' }> {
    const paymentId = 'pi_card';
    return status === 'paid'
      ? {
          status,
          paymentId,
          providerCharge: 'ch_card',
          amount: cents(this.#cardAmount),
          card: null,
        }
      : { status, paymentId };
  }

  /** Whether the event began an attempt. */
  #apply(event: ChargeEvent, record: OutboxRecord | null = null): boolean {
    const { charge, effects } = nextCharge(this.charge, event);
    this.charge = charge;
    let began = false;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'ask-provider':
          this.#running.push({
            attempt: effect.attempt,
            isCapture: charge.secured !== null,
            record,
            answer: null,
          });
          began = true;
          break;
        case 'schedule':
          this.#outbox.push({ after: effect.after, at: effect.at.getTime() });
          break;
        case 'notify':
          if (effect.of === 'payment-succeeded') this.done.succeeded += effect.amount;
          break;
        case 'book-payment':
          this.done.booked += effect.amount;
          break;
        case 'release-payouts':
          this.done.released += effect.of?.amount ?? 0;
          this.done.isAllReleased = effect.isLast;
          break;
        case 'write-off':
          this.done.writtenOff += effect.amount;
          break;
        case 'refund-credits':
          break;
      }
    }
    return began;
  }

  #tickOff(record: OutboxRecord): void {
    this.#outbox = this.#outbox.filter((one) => one !== record);
  }
}

const pick = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];
