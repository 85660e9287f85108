import { cents } from '@leafshift/domain/money';
import {
  isBeingAsked,
  isOvertaken,
  nextSecuring,
} from '../modules/secured-pay/domain/next-securing.ts';
import {
  PLANNED,
  type Securing,
  type SecuringAnswer,
  type SecuringEvent,
} from '../modules/secured-pay/domain/secured-pay.ts';

const HOUR_MS = 3_600_000;
const AMOUNT = cents(30_000);
const PAYMENT = 'pi_1';

interface OutboxRecord {
  readonly order: number;
  readonly after: number;
  at: number;
}

/** A process that asks; `record` comes back unless it is done. */
interface Running {
  readonly attempt: number;
  readonly record: OutboxRecord | null;
  answer: SecuringAnswer | null;
}

/**
 * The pay of a shift between an outbox that repeats, processes that die, a card that works or not and
 * a bank that sets aside and frees. The shift starts in four days.
 */
export class SecuringWorld {
  securing: Securing | null = PLANNED;
  /** What the bank believes. */
  bank: 'none' | 'held' | 'free' = 'none';
  card: 'works' | 'refuses' = 'works';
  isWanted = true;
  readonly told: string[] = [];
  releases = 0;
  readonly #startsAt: Date;
  readonly #orderedAt: Date;
  #now = Date.parse('2026-05-04T16:00:00Z');
  #running: Running[] = [];
  #order = 1;
  #outbox: OutboxRecord[];
  #toFree: string[] = [];

  constructor() {
    this.#orderedAt = new Date(this.#now);
    this.#startsAt = new Date(this.#now + 96 * HOUR_MS);
    this.#outbox = [{ order: 1, after: 0, at: this.#now + 48 * HOUR_MS }];
  }

  get hasBegun(): boolean {
    return this.#now >= this.#startsAt.getTime();
  }

  wait(hours: number): void {
    this.#now += hours * HOUR_MS;
  }

  changeCard(card: 'works' | 'refuses'): void {
    this.card = card;
    this.#apply({ kind: 'card-changed', at: this.#time() });
  }

  tryNow(): void {
    this.#apply({ kind: 'try', amount: AMOUNT, at: this.#time() });
  }

  /** A due record of the outbox begins an attempt, comes to nothing, or comes again. */
  runRecord(which: number): void {
    const due = this.#outbox.filter(({ at }) => at <= this.#now);
    const record = due[which % Math.max(1, due.length)];
    if (!record) return;
    const { order, after } = record;
    const event = { kind: 'due', after, amount: AMOUNT, at: this.#time() } as const;
    const began = order === this.#order && this.#apply(event, record);
    if (!began && !(order === this.#order && this.isAsking)) this.#tickOff(record);
  }

  reachBank(): void {
    const running = this.#running.find(({ answer }) => answer === null);
    if (running) running.answer = this.#ask();
  }

  /** The answer arrives, or is lost; the record of a lost one comes again. */
  answer(isLost: boolean): void {
    const running = this.#running.shift();
    if (!running) return;
    const answer = isLost || !running.answer ? ({ status: 'unanswered' } as const) : running.answer;
    this.#apply({ kind: 'answered', attempt: running.attempt, answer, at: this.#time() });
    const isLate = this.securing !== null && isOvertaken(this.securing, running.attempt);
    if (answer.status !== 'unanswered' && !isLate && running.record) {
      this.#tickOff(running.record);
    }
  }

  crash(): void {
    this.#running = [];
  }

  /** The bank frees what nobody has taken, and says so. */
  bankFrees(): void {
    if (this.bank !== 'held') return;
    this.bank = 'free';
    this.webhook();
  }

  /** A webhook event arrives, however late: it only makes us look. */
  webhook(): void {
    if (this.securing?.state === 'secured' && this.bank !== 'held') {
      this.#apply({ kind: 'freed', paymentId: PAYMENT, at: this.#time() });
    }
  }

  everybodyLeaves(): void {
    this.isWanted = false;
    this.#apply({ kind: 'unwanted', isTaken: false });
  }

  /** Somebody is confirmed again: with what is there, if anything is. */
  somebodyComes(): void {
    this.isWanted = true;
    if (this.securing) {
      this.#apply({ kind: 'wanted', at: this.#time() });
    } else {
      this.securing = PLANNED;
      this.#order += 1;
      this.#outbox.push({ order: this.#order, after: 0, at: this.#now });
    }
  }

  freeOne(): void {
    if (this.#toFree.shift() && this.bank === 'held') this.bank = 'free';
  }

  /** Nothing goes wrong any more, and everything that is due is done. */
  settle(): void {
    for (let step = 0; step < 500; step += 1) {
      this.webhook();
      if (this.#running.length > 0) {
        this.reachBank();
        this.answer(false);
      } else if (this.#outbox.length > 0) {
        this.#now = Math.max(this.#now, Math.min(...this.#outbox.map(({ at }) => at)));
        this.runRecord(0);
        // What is busy comes again.
        if (this.#running.length === 0) this.#now += 60_000;
      } else if (this.#toFree.length > 0) {
        this.freeOne();
      } else {
        return;
      }
    }
    throw new Error(`It does not settle: ${JSON.stringify([this.securing, this.#outbox])}`);
  }

  get isAsking(): boolean {
    return this.securing !== null && isBeingAsked(this.securing, this.#time());
  }

  #time(): Date {
    return new Date(this.#now);
  }

  #ask(): SecuringAnswer {
    if (this.bank === 'held') return { status: 'secured', paymentId: PAYMENT };
    if (this.card === 'refuses') {
      return { status: 'refused', code: 'CARD_DECLINED', paymentId: PAYMENT };
    }
    this.bank = 'held';
    return { status: 'secured', paymentId: PAYMENT };
  }

  #tickOff(record: OutboxRecord): void {
    this.#outbox = this.#outbox.filter((one) => one !== record);
  }

  /** Whether the event began an attempt. */
  #apply(event: SecuringEvent, record: OutboxRecord | null = null): boolean {
    if (!this.securing) return false;
    let began = false;
    const shift = { startsAt: this.#startsAt, orderedAt: this.#orderedAt };
    const { securing, effects } = nextSecuring(this.securing, event, shift);
    this.securing = securing;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'ask':
          this.#running.push({ attempt: effect.attempt, record, answer: null });
          began = true;
          break;
        case 'schedule':
          this.#outbox.push({
            order: this.#order,
            after: effect.after,
            at: effect.at.getTime(),
          });
          break;
        case 'tell':
          this.told.push(effect.of);
          break;
        case 'release-workers':
          this.releases += 1;
          this.isWanted = false;
          break;
        case 'free':
          this.#toFree.push(effect.paymentId);
          break;
      }
    }
    return began;
  }
}
