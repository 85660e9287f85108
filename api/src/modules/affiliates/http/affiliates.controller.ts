import { affiliate } from '@leafshift/contracts/affiliates';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { AffiliateLinks } from '../application/affiliate-links.ts';

/** One's own link. */
@Controller()
export class AffiliatesController {
  constructor(private readonly links: AffiliateLinks) {}

  @Endpoint(affiliate)
  get(@Caller() caller: SignedInCaller): Promise<CallAnswer<typeof affiliate>> {
    return this.links.overview(caller);
  }
}
