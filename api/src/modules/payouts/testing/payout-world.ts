import { nextPayoutState } from '../domain/next-payout-state.ts';
import type { PayoutEvent } from '../domain/payout-event.ts';
import { type PayoutState, PLANNED } from '../domain/payout-state.ts';

interface Transfer {
  readonly attempt: number;
  readonly id: string;
  isReversed: boolean;
}

const WAIT_HOURS = 72;

/** A payout between an outbox that repeats and a provider that makes one transfer for each attempt. */
export class PayoutWorld {
  state: PayoutState = PLANNED;
  hasBank = false;
  isVerified = true;
  isOwnBank = true;
  /** Whether the worker is still asked about the hours, or disputes them. */
  isAsked = false;
  /** Hours that have passed, and before which nothing may leave. */
  hours = 0;
  notBefore = 0;
  /** Transfers that were ordered while something kept the pay. */
  readonly wrongly: string[] = [];
  readonly transfers: Transfer[] = [];
  readonly booked = { 'book-sent': [] as string[], 'book-returned': [] as string[] };
  #outbox = 0;
  readonly #at = new Date('2026-05-04T16:00:00Z');
  #later: Date[] = [];

  fund(): void {
    this.apply({ kind: 'funded', charge: 'ch_1', at: this.#at });
  }

  /** When it is planned. */
  ask(): void {
    if (this.state.waitingFor !== 'INVOICE_PAYMENT') return;
    this.isAsked = true;
    this.apply({ kind: 'acceptance-asked', until: this.#at });
  }

  dispute(): void {
    this.apply({ kind: 'hours-disputed' });
  }

  settleHours(): void {
    this.isAsked = false;
    this.apply({ kind: 'hours-settled' });
  }

  connectBank(isNew: boolean, isOwn = true): void {
    this.hasBank = true;
    if (isNew) {
      this.isOwnBank = isOwn;
      this.notBefore = this.hours + WAIT_HOURS;
    }
    this.apply({ kind: 'bank-connected', isNew });
  }

  removeBank(): void {
    this.hasBank = false;
    this.apply({ kind: 'bank-removed' });
  }

  setVerified(isVerified: boolean): void {
    this.isVerified = isVerified;
    if (isVerified) this.apply({ kind: 'email-verified' });
  }

  acceptName(): void {
    this.isOwnBank = true;
    this.apply({ kind: 'name-accepted' });
  }

  /** What is due then is done, also what an earlier delay has left. */
  pass(hours: number): void {
    this.hours += hours;
    const due = this.#later.filter((until) => until <= this.#instant(this.hours));
    this.#later = this.#later.filter((until) => !due.includes(until));
    for (const until of due) this.apply({ kind: 'time-come', until });
  }

  hold(): void {
    this.apply({ kind: 'held', hold: { reason: 'We ask', since: this.#at, until: this.#at } });
  }

  release(): void {
    this.apply({ kind: 'released', since: null });
  }

  /** A record of the outbox is done; where the answer is lost it comes again. */
  send(isAnswerLost: boolean): void {
    const { waitingFor, attempt } = this.state;
    if (this.#outbox === 0) return;
    if (waitingFor !== 'PROVIDER') {
      this.#outbox -= 1;
      return;
    }
    if (!(this.hasBank && this.isVerified)) {
      this.#outbox -= 1;
      this.apply({ kind: this.isVerified ? 'bank-missing' : 'email-missing', attempt });
      return;
    }
    if (!this.isOwnBank) {
      this.#outbox -= 1;
      this.apply({ kind: 'name-differs', attempt });
      return;
    }
    if (this.hours < this.notBefore) {
      this.#outbox -= 1;
      const until = this.#instant(this.notBefore);
      const delay = { reason: 'BANK_CHANGED', since: this.#at, until } as const;
      this.apply({ kind: 'too-early', attempt, delay });
      return;
    }
    const transfer = this.#transfer(attempt);
    if (isAnswerLost) return;
    this.#outbox -= 1;
    this.#report(transfer, 'under-way');
  }

  reverse(which: number): void {
    const transfer = this.transfers[which % Math.max(1, this.transfers.length)];
    if (transfer) transfer.isReversed = true;
  }

  /** A webhook event arrives, with what the transfer was when it was made or what it is now. */
  webhook(which: number, isOld: boolean): void {
    const transfer = this.transfers[which % Math.max(1, this.transfers.length)];
    if (transfer) this.#report(transfer, transfer.isReversed && !isOld ? 'reversed' : 'arrived');
  }

  /** Everything that is due is done, and every transfer's last webhook event arrives. */
  settle(): void {
    while (this.#outbox > 0) this.send(false);
    for (const index of this.transfers.keys()) this.webhook(index, false);
  }

  apply(event: PayoutEvent): void {
    const { state, effects } = nextPayoutState(this.state, event);
    this.state = state;
    for (const effect of effects) {
      if (effect.kind === 'send') this.#outbox += 1;
      if (effect.kind === 'send-later') this.#later.push(effect.delay.until);
      if (effect.kind === 'book-sent' || effect.kind === 'book-returned') {
        this.booked[effect.kind].push(effect.transferId);
      }
    }
  }

  #transfer(attempt: number): Transfer {
    const made = this.transfers.find((transfer) => transfer.attempt === attempt);
    if (made) return made;
    const transfer = { attempt, id: `tr_${attempt}`, isReversed: false };
    this.transfers.push(transfer);
    const isKept = !(this.isVerified && this.isOwnBank) || this.hours < this.notBefore;
    if (this.state.hold || this.isAsked || isKept) this.wrongly.push(transfer.id);
    return transfer;
  }

  #instant(hours: number): Date {
    return new Date(this.#at.getTime() + hours * 3_600_000);
  }

  #report({ attempt, id: transferId }: Transfer, fate: 'under-way' | 'arrived' | 'reversed'): void {
    this.apply({ kind: 'transferred', attempt, transferId, fate, at: this.#at });
  }
}
