import { quotePosting } from '@leafshift/domain/fees';
import type { Cents } from '@leafshift/domain/money';
import { taxPercentFor } from '@leafshift/domain/tax';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import type { Shift } from '../../posts/index.ts';

/** What a shift will cost if all of its places are worked as posted, as its employer was quoted. */
@Injectable()
export class ShiftEstimates {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly config: Config,
  ) {}

  async of(shift: Shift): Promise<Cents> {
    const { fees } = await this.accounts.getEmployer(shift.employerId);
    const taxPercent = taxPercentFor({
      province: shift.location.province,
      on: calendarDayIn(shift.startsAt, shift.timeZone),
      taxPercentON: fees.taxPercentON,
      overrides: this.config.env.TAX_OVERRIDES,
    });
    const { rate, totalWorkers: workers, durationHours: duration } = shift;
    return quotePosting({ rate, workers, duration, fees, taxPercent }).total;
  }
}
