import type { clockRules } from '@leafshift/contracts/clockedtime';
import type { CallAnswer } from '@leafshift/contracts/core';
import type { Clocking } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';

/** Which times can be clocked: the operator's bounds, and this API's clock. */
@Injectable()
export class ClockRules {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A time that somebody records now. */
  recording(time: Date): Clocking {
    return { time, now: this.clock.now(), bounds: this.config.clockBounds };
  }

  /** As pages ask for them, so that they propose and offer only what is taken. */
  view(): CallAnswer<typeof clockRules> {
    return { now: this.clock.now().toISOString(), ...this.config.clockBounds };
  }
}
