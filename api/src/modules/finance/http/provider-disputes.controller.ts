import {
  acceptDispute,
  answerProviderDispute,
  evidenceFile,
  providerDispute,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input, RawBody } from '../../../core/endpoint/input.decorator.ts';
import { ContestedPayments } from '../application/contested-payments.ts';
import { DisputeAnswers } from '../application/dispute-answers.ts';

/** Contested payments and what finance answers to them. */
@Controller()
export class ProviderDisputesController {
  constructor(
    private readonly contested: ContestedPayments,
    private readonly answers: DisputeAnswers,
  ) {}

  @Endpoint(providerDispute)
  look(
    @Input() { params }: CallParsed<typeof providerDispute>,
  ): Promise<CallAnswer<typeof providerDispute>> {
    return this.contested.look(params);
  }

  @Endpoint(evidenceFile, { rawBody: true })
  async upload(
    @Caller() { userId }: AdminCaller,
    @Input() { params, query: { name } }: CallParsed<typeof evidenceFile>,
    @RawBody() bytes: Buffer,
  ): Promise<CallAnswer<typeof evidenceFile>> {
    return { file: await this.answers.upload(userId, params, { bytes, name }) };
  }

  @Endpoint(answerProviderDispute)
  send(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof answerProviderDispute>,
  ): Promise<CallAnswer<typeof answerProviderDispute>> {
    return this.answers.send(userId, params, body);
  }

  @Endpoint(acceptDispute)
  accept(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof acceptDispute>,
  ): Promise<CallAnswer<typeof acceptDispute>> {
    return this.answers.accept(userId, params);
  }
}
