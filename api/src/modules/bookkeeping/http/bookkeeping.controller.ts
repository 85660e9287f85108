import { bookkeeping, saveBookkeeping } from '@leafshift/contracts/bookkeeping';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { BusinessBookkeeping } from '../application/business-bookkeeping.ts';

/** What a business wants on its invoices. */
@Controller()
export class BookkeepingController {
  constructor(private readonly bookkeeping: BusinessBookkeeping) {}

  @Endpoint(bookkeeping)
  get(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof bookkeeping>> {
    return this.bookkeeping.get(userId);
  }

  @Endpoint(saveBookkeeping)
  save(
    @Caller() { userId, member }: EmployerCaller,
    @Input() { body }: CallParsed<typeof saveBookkeeping>,
  ): Promise<CallAnswer<typeof saveBookkeeping>> {
    return this.bookkeeping.save(userId, body, member?.userId ?? userId);
  }
}
