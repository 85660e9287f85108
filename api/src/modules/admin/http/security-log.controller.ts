import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { securityLog } from '@leafshift/contracts/security';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { SecurityLogSearch } from '../application/security-log-search.ts';

@Controller()
export class SecurityLogController {
  constructor(private readonly log: SecurityLogSearch) {}

  @Endpoint(securityLog)
  search(
    @Input() { query }: CallParsed<typeof securityLog>,
  ): Promise<CallAnswer<typeof securityLog>> {
    return this.log.search(query);
  }
}
