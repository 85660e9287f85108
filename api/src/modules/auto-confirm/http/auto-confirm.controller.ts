import {
  autoConfirmRules,
  dropAutoConfirm,
  setAutoConfirm,
} from '@leafshift/contracts/auto-confirm';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { OwnRules } from '../application/own-rules.ts';

/** Who is confirmed without being asked about. */
@Controller()
export class AutoConfirmController {
  constructor(private readonly rules: OwnRules) {}

  @Endpoint(autoConfirmRules)
  async list(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof autoConfirmRules>,
  ): Promise<CallAnswer<typeof autoConfirmRules>> {
    return { rules: [...(await this.rules.list(userId, query.postId))] };
  }

  @Endpoint(setAutoConfirm)
  async set(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof setAutoConfirm>,
  ): Promise<void> {
    await this.rules.set(userId, body);
  }

  @Endpoint(dropAutoConfirm)
  async drop(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof dropAutoConfirm>,
  ): Promise<void> {
    await this.rules.drop(userId, body);
  }
}
