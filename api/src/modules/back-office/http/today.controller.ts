import { today } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Today } from '../application/today.ts';

@Controller()
export class TodayController {
  constructor(private readonly desk: Today) {}

  @Endpoint(today)
  look(): Promise<CallAnswer<typeof today>> {
    return this.desk.look();
  }
}
