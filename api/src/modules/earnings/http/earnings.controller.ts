import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  earnedShifts,
  earnings,
  earningsStatement,
  ownSlipCsv,
  ownSlipPdf,
} from '@leafshift/contracts/earnings';
import { Controller, type StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { WorkerCaller } from '../../../core/caller/caller.ts';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asDownload, PDF } from '../../../core/files/as-download.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { EarnedShifts } from '../application/earned-shifts.ts';
import { slipPdf } from '../application/pdf/slip-pdf.ts';
import { statementPdf } from '../application/pdf/statement-pdf.ts';
import { Slips } from '../application/slips.ts';
import { Statements } from '../application/statements.ts';
import { WorkerEarnings } from '../application/worker-earnings.ts';

/** A worker's own money. */
@Controller()
export class EarningsController {
  constructor(
    private readonly own: WorkerEarnings,
    private readonly shifts: EarnedShifts,
    private readonly statements: Statements,
    private readonly slips: Slips,
    private readonly clock: Clock,
  ) {}

  @Endpoint(earnings)
  overview(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof earnings>> {
    return this.own.overview(userId);
  }

  @Endpoint(earnedShifts)
  async list(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof earnedShifts>,
  ): Promise<CallAnswer<typeof earnedShifts>> {
    const { items, nextCursor } = await this.shifts.list(userId, query);
    return { shifts: [...items], nextCursor };
  }

  @Endpoint(earningsStatement)
  async statement(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof earningsStatement>,
  ): Promise<StreamableFile> {
    const statement = await this.statements.of(userId, params.period);
    const bytes = await statementPdf(statement, requestLanguage());
    return asDownload(`leafshift-earnings-${params.period}.pdf`, bytes, PDF);
  }

  @Endpoint(ownSlipPdf)
  async slipPdf(
    @Caller() { userId }: WorkerCaller,
    @Input() { params: { year } }: CallParsed<typeof ownSlipPdf>,
  ): Promise<StreamableFile> {
    const slip = await this.slips.of(userId, Number(year));
    const bytes = await slipPdf(slip, requestLanguage(), this.clock.now());
    return asDownload(`leafshift-t4a-${year}.pdf`, bytes, PDF);
  }

  @Endpoint(ownSlipCsv)
  async slipCsv(
    @Caller() { userId }: WorkerCaller,
    @Input() { params: { year } }: CallParsed<typeof ownSlipCsv>,
  ): Promise<StreamableFile> {
    const text = await this.slips.csv(userId, Number(year));
    return asDownload(`leafshift-t4a-${year}.csv`, Buffer.from(text), 'text/csv; charset=utf-8');
  }
}
