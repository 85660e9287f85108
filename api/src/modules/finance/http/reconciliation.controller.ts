import { reconciliation } from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { ProviderReconciliation } from '../application/provider-reconciliation.ts';

/** Our books beside the payment provider's. */
@Controller()
export class ReconciliationController {
  constructor(private readonly comparison: ProviderReconciliation) {}

  @Endpoint(reconciliation)
  compare(
    @Input() { query }: CallParsed<typeof reconciliation>,
  ): Promise<CallAnswer<typeof reconciliation>> {
    return this.comparison.compare(query);
  }
}
