import { type Cents, negateCents, sumCents, ZERO_CENTS } from '@leafshift/domain/money';
import { monthSpan, type Span } from '@leafshift/domain/month-span';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { BusinessBookkeeping } from '../../bookkeeping/index.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { type BookedTransaction, Ledger, type LedgerAccount } from '../../ledger/index.ts';
import {
  type AccountStatement,
  type Movement,
  movementKind,
  type Party,
} from '../domain/account-statement.ts';
import { InvoiceHeads } from '../domain/invoice-heads.ts';
import { BookedDocuments } from './booked-documents.ts';

/** No calendar is further ahead of the issuer's. */
const DAY_MS = 86_400_000;

/** A business's account month by month, read from the ledger. */
@Injectable()
export class AccountStatements {
  constructor(
    private readonly ledger: Ledger,
    private readonly documents: BookedDocuments,
    private readonly invoices: InvoiceHeads,
    private readonly accounts: MarketAccounts,
    private readonly bookkeeping: BusinessBookkeeping,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Of a month such as `2026-05` by the issuer's calendar. Throws NOT_FOUND for one that has begun in
   * nobody's calendar.
   */
  async of(employerId: EmployerId, period: string): Promise<AccountStatement> {
    const timeZone = this.config.env.ISSUER_TIME_ZONE;
    const month = monthSpan(period, timeZone);
    const now = this.clock.now();
    if (month.from.getTime() > now.getTime() + DAY_MS) refuse('NOT_FOUND');
    const receivable: LedgerAccount = `receivable:${employerId}`;
    const movements = await this.#movements(employerId, receivable, month);
    const opening = await this.ledger.balance(receivable, month.from);
    return {
      period,
      timeZone,
      madeAt: now,
      isOver: month.to <= now,
      opening,
      closing: sumCents([opening, ...movements.map(({ amount }) => amount)]),
      movements,
      goodwill: await this.#goodwill(employerId, month),
      disputed: await this.ledger.balance(`disputed:${employerId}`, month.to),
    };
  }

  /** Who bills. */
  get issuer(): Party {
    const { ISSUER_NAME, ISSUER_ADDRESS, ISSUER_GST_NUMBER = null } = this.config.env;
    const address = ISSUER_ADDRESS ? [ISSUER_ADDRESS] : [];
    return { name: ISSUER_NAME, address, gstNumber: ISSUER_GST_NUMBER };
  }

  /** Who is billed, as it is called now. */
  async business(employerId: EmployerId): Promise<Party> {
    const { name, address } = await this.accounts.getEmployer(employerId);
    const { gstNumber } = await this.bookkeeping.get(employerId);
    return { name, address, gstNumber };
  }

  async #movements(
    employerId: EmployerId,
    account: LedgerAccount,
    { from, to }: Span,
  ): Promise<readonly Movement[]> {
    const bookings: BookedTransaction[] = [];
    for await (const booking of this.ledger.ofAccount(account, from, to)) bookings.push(booking);
    const documentOf = await this.documents.of(employerId, bookings);
    return bookings.map((booking) => {
      const { invoice, number } = documentOf(booking);
      return {
        id: booking.id,
        at: booking.at,
        kind: movementKind(booking.kind),
        number,
        invoiceId: invoice.id,
        jobTitle: invoice.jobTitle,
        locationName: invoice.locationName,
        amount: movedOn(account, booking),
      };
    });
  }

  /** Refunds without a credit note are booked as our cost, under the invoice that they are of. */
  async #goodwill(employerId: EmployerId, { from, to }: Span): Promise<Cents> {
    const invoices = await this.invoices.givenBack(employerId);
    const references = invoices.flatMap(({ id, refunds }) =>
      refunds.filter(({ creditNote }) => creditNote === null).map((refund) => `${id}:${refund.id}`),
    );
    if (references.length === 0) return ZERO_CENTS;
    const booked = await this.ledger.find(['payment-refunded', 'refund-failed'], references);
    const ofMonth = booked.filter(({ at }) => at >= from && at < to);
    return negateCents(sumCents(ofMonth.map((booking) => movedOn('provider', booking))));
  }
}

const movedOn = (account: LedgerAccount, { entries }: BookedTransaction): Cents =>
  sumCents(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));
