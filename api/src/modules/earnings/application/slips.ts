import type { Readable } from 'node:stream';
import { type Cents, sumCents, ZERO_CENTS } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { csvStream, csvText } from '../../../core/files/csv.ts';
import type { AdminId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { AuditSearch } from '../../admin/index.ts';
import { Ledger } from '../../ledger/index.ts';
import { yearIn, yearSpan } from '../domain/periods.ts';
import type { Slip } from '../domain/slip.ts';
import { SLIP_COLUMNS, slipRow } from '../domain/slip-table.ts';
import { Recipients } from './recipients.ts';

/** So many slips are joined with the names of their people at once. */
const BATCH = 500;

/** The data of T4A slips: what the ledger says was paid in a year that is over (MONEY-68). */
@Injectable()
export class Slips {
  constructor(
    private readonly ledger: Ledger,
    private readonly recipients: Recipients,
    private readonly audit: AuditSearch,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for a year that is not over, and for one without payments. */
  async of(workerId: WorkerId, year: number): Promise<Slip> {
    this.#requireOver(year);
    const { from, to } = yearSpan(year, this.recipients.issuerZone);
    const amounts: Cents[] = [];
    for await (const { amount } of this.ledger.paidOut(workerId, from, to)) amounts.push(amount);
    if (amounts.length === 0) refuse('NOT_FOUND');
    return {
      year,
      issuer: this.recipients.issuer,
      recipient: await this.recipients.one(workerId),
      fees: sumCents(amounts),
    };
  }

  /** The slip of one worker as a table. */
  async csv(workerId: WorkerId, year: number): Promise<string> {
    return csvText(SLIP_COLUMNS, [slipRow(await this.of(workerId, year))]);
  }

  /** The slip of somebody for the back office, on record. */
  async ofPerson(adminId: AdminId, workerId: WorkerId, year: number): Promise<Slip> {
    const slip = await this.of(workerId, year);
    await this.audit.noteExport(adminId, 'slips', { q: workerId, ...days(year) }, 'books-exported');
    return slip;
  }

  /** Those of all workers as a table that is sent while it is made, on record before. */
  async all(adminId: AdminId, year: number): Promise<Readable> {
    this.#requireOver(year);
    await this.audit.noteExport(adminId, 'slips', days(year), 'books-exported');
    return csvStream(SLIP_COLUMNS, this.#rows(year));
  }

  async *#rows(year: number): AsyncIterable<readonly string[]> {
    const { from, to } = yearSpan(year, this.recipients.issuerZone);
    const paid = new Map<WorkerId, Cents>();
    for await (const { workerId, amount } of this.ledger.paidOut(null, from, to)) {
      paid.set(workerId, sumCents([paid.get(workerId) ?? ZERO_CENTS, amount]));
    }
    const { issuer } = this.recipients;
    const all = [...paid];
    for (let index = 0; index < all.length; index += BATCH) {
      const batch = all.slice(index, index + BATCH);
      const named = await this.recipients.of(batch.map(([workerId]) => workerId));
      for (const [workerId, fees] of batch) {
        yield slipRow({ year, issuer, recipient: named(workerId), fees });
      }
    }
  }

  /** More is paid until the year ends. */
  #requireOver(year: number): void {
    if (year >= yearIn(this.clock.now(), this.recipients.issuerZone)) refuse('NOT_FOUND');
  }
}

const days = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });
