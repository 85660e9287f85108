import type { CallParsed } from '@leafshift/contracts/core';
import { reportParts, reportVitals } from '@leafshift/contracts/portal';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { PartCounts } from '../application/part-counts.ts';

@Controller()
export class PartReportsController {
  constructor(private readonly counts: PartCounts) {}

  @Endpoint(reportParts)
  async report(@Input() { body }: CallParsed<typeof reportParts>): Promise<void> {
    await this.counts.count(body.reports);
  }

  @Endpoint(reportVitals)
  async reportVitals(@Input() { body }: CallParsed<typeof reportVitals>): Promise<void> {
    for (const vital of body.vitals) {
      this.counts.measure(vital);
    }
  }
}
