import {
  adminInvoices,
  adminPayouts,
  ledger,
  ledgerCsv,
  providerDisputes,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { MoneyDesk } from '../application/money-desk.ts';

@Controller()
export class MoneyController {
  constructor(private readonly desk: MoneyDesk) {}

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
  async ledgerCsv(
    @Caller() { userId }: AdminCaller,
    @Input() { query }: CallParsed<typeof ledgerCsv>,
  ): Promise<StreamableFile> {
    const text = await this.desk.ledgerTable(userId, query);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/csv',
      disposition: `attachment; filename="leafshift-ledger-${query.from}-${query.to}.csv"`,
    });
  }
}
