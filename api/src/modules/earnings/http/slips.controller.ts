import type { CallParsed } from '@leafshift/contracts/core';
import { slipPdfOfUser, slipsCsv } from '@leafshift/contracts/earnings';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asDownload, PDF } from '../../../core/files/as-download.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { slipPdf } from '../application/pdf/slip-pdf.ts';
import { Slips } from '../application/slips.ts';

/** The slips of a year for the back office. */
@Controller()
export class SlipsController {
  constructor(
    private readonly slips: Slips,
    private readonly clock: Clock,
  ) {}

  @Endpoint(slipsCsv)
  async all(
    @Caller() { userId }: AdminCaller,
    @Input() { params: { year } }: CallParsed<typeof slipsCsv>,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.slips.all(userId, Number(year)), {
      type: 'text/csv',
      disposition: `attachment; filename="leafshift-t4a-${year}.csv"`,
    });
  }

  @Endpoint(slipPdfOfUser)
  async one(
    @Caller() { userId }: AdminCaller,
    @Input() { params: { id, year } }: CallParsed<typeof slipPdfOfUser>,
  ): Promise<StreamableFile> {
    const slip = await this.slips.ofPerson(userId, asId<WorkerId>(id), Number(year));
    const bytes = await slipPdf(slip, requestLanguage(), this.clock.now());
    return asDownload(`leafshift-t4a-${year}-${id}.pdf`, bytes, PDF);
  }
}
