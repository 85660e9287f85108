import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { payouts, payoutsCsv } from '@leafshift/contracts/payouts';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { Payouts } from '../application/payouts.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import { payoutTable } from './payout-csv.ts';

/** A worker's payouts. */
@Controller()
export class PayoutsController {
  constructor(
    private readonly overview: Payouts,
    private readonly payouts: PayoutRepository,
  ) {}

  @Endpoint(payouts)
  async list(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof payouts>,
  ): Promise<CallAnswer<typeof payouts>> {
    const { items, nextCursor } = await this.overview.list(userId, query);
    return { payouts: [...items], nextCursor };
  }

  @Endpoint(payoutsCsv)
  async csv(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof payoutsCsv>,
  ): Promise<StreamableFile> {
    const text = payoutTable(await this.payouts.allOfWorker(userId), query);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="leafshift-pay.csv"',
    });
  }
}
