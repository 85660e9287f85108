import { isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Config } from '../../../../infra/config/config.ts';
import type { Shift } from '../../../posts/index.ts';

/** What an employer owes a confirmed worker who is taken off a shift now. */
@Injectable()
export class LatePay {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The paid hours; null with 24 hours notice, or where the operator pays none. */
  hours(shift: Pick<Shift, 'startsAt'>): number | null {
    const hours = this.config.env.LATE_RELEASE_HOURS;
    return hours > 0 && isLateCancellation(shift, this.clock.now()) ? hours : null;
  }
}
