import {
  adminInvoices,
  adminPayouts,
  chargesCsv,
  invoicesCsv,
  ledger,
  ledgerCsv,
  payoutsCsv,
  providerDisputes,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { MoneyDesk } from '../application/money-desk.ts';
import { type Books, MoneyExports } from '../application/money-exports.ts';

@Controller()
export class MoneyController {
  constructor(
    private readonly desk: MoneyDesk,
    private readonly exports: MoneyExports,
  ) {}

  @Endpoint(adminInvoices)
  invoices(
    @Input() { query }: CallParsed<typeof adminInvoices>,
  ): Promise<CallAnswer<typeof adminInvoices>> {
    return this.desk.invoices(query);
  }

  @Endpoint(adminPayouts)
  payouts(
    @Input() { query }: CallParsed<typeof adminPayouts>,
  ): Promise<CallAnswer<typeof adminPayouts>> {
    return this.desk.payouts(query);
  }

  @Endpoint(providerDisputes)
  disputes(
    @Input() { query }: CallParsed<typeof providerDisputes>,
  ): Promise<CallAnswer<typeof providerDisputes>> {
    return this.desk.disputes(query);
  }

  @Endpoint(ledger)
  ledger(@Input() { query }: CallParsed<typeof ledger>): Promise<CallAnswer<typeof ledger>> {
    return this.desk.ledger(query);
  }

  @Endpoint(ledgerCsv)
  ledgerCsv(
    @Caller() caller: AdminCaller,
    @Input() { query }: CallParsed<typeof ledgerCsv>,
  ): Promise<StreamableFile> {
    return this.#file(caller, 'ledger', query);
  }

  @Endpoint(invoicesCsv)
  invoicesCsv(
    @Caller() caller: AdminCaller,
    @Input() { query }: CallParsed<typeof invoicesCsv>,
  ): Promise<StreamableFile> {
    return this.#file(caller, 'invoices', query);
  }

  @Endpoint(chargesCsv)
  chargesCsv(
    @Caller() caller: AdminCaller,
    @Input() { query }: CallParsed<typeof chargesCsv>,
  ): Promise<StreamableFile> {
    return this.#file(caller, 'charges', query);
  }

  @Endpoint(payoutsCsv)
  payoutsCsv(
    @Caller() caller: AdminCaller,
    @Input() { query }: CallParsed<typeof payoutsCsv>,
  ): Promise<StreamableFile> {
    return this.#file(caller, 'payouts', query);
  }

  async #file({ userId }: AdminCaller, books: Books, period: Period): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.take(userId, books, period), {
      type: 'text/csv',
      disposition: `attachment; filename="leafshift-${books}-${period.from}-${period.to}.csv"`,
    });
  }
}

type Period = CallParsed<typeof ledgerCsv>['query'];
