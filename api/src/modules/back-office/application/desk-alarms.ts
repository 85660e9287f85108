import type { TodayAlarm } from '@leafshift/contracts/back-office';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { OutboxRepository } from '../../../infra/outbox/outbox.repository.ts';
import { Ledger } from '../../ledger/index.ts';
import { ReleasesInWindows } from '../../part-reports/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { BilledInvoices } from '../domain/billed-invoices.ts';

/** Checking the ledger reads all of it. */
const LEDGER_KEPT_MS = 15 * 60_000;

/** How long before its end a deadline is an alarm. */
const DEADLINE_HOURS = 72;

/** What is wrong and does not mend itself. */
@Injectable()
export class DeskAlarms {
  #ledger: { readonly until: number; readonly wrong: Promise<number> } | null = null;

  constructor(
    private readonly invoices: BilledInvoices,
    private readonly payouts: Payouts,
    private readonly ledger: Ledger,
    private readonly outbox: OutboxRepository,
    private readonly parts: ReleasesInWindows,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<TodayAlarm[]> {
    const soon = addHours(this.clock.now(), DEADLINE_HOURS);
    const [charges, { failed }, deadlines, ledger, dead, parts] = await Promise.all([
      this.invoices.countFailed(),
      this.payouts.underWay(),
      this.invoices.countUnanswered(soon),
      this.#wrongInLedger(),
      this.outbox.countDead(),
      this.parts.failing(),
    ]);
    const failures = [...parts.values()].reduce((sum, count) => sum + count, 0);
    return [
      { alarm: 'failed-charges', count: charges, names: [] },
      { alarm: 'failed-payouts', count: failed, names: [] },
      { alarm: 'dispute-deadlines', count: deadlines, names: [] },
      { alarm: 'ledger-not-zero', count: ledger, names: [] },
      { alarm: 'dead-outbox', count: dead, names: [] },
      { alarm: 'failing-remotes', count: failures, names: [...parts.keys()].toSorted() },
    ];
  }

  /** How many transactions do not sum to zero, as it was at most a quarter of an hour ago. */
  #wrongInLedger(): Promise<number> {
    const now = this.clock.now().getTime();
    if (!this.#ledger || now >= this.#ledger.until) {
      const kept = { until: now + LEDGER_KEPT_MS, wrong: this.#checkLedger() };
      this.#ledger = kept;
      // Who waits for it hears of the failure; whoever comes next tries again.
      kept.wrong.catch(() => {
        if (this.#ledger === kept) this.#ledger = null;
      });
    }
    return this.#ledger.wrong;
  }

  async #checkLedger(): Promise<number> {
    const { sumCents, unbalanced } = await this.ledger.check();
    return unbalanced.length === 0 && sumCents !== 0 ? 1 : unbalanced.length;
  }
}
