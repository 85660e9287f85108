import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  addBank,
  cardEntry,
  chooseDefaultCard,
  removeBank,
  removeCard,
  saveCard,
  webhook,
} from '@leafshift/contracts/stripe';
import { Controller, Headers, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input, RawBody } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { BankId, CardId } from '../../users/index.ts';
import { Banks } from '../application/banks.ts';
import { Cards } from '../application/cards.ts';
import { Webhooks } from '../application/webhooks.ts';

/** Cards, banks and the provider's webhook. */
@Controller()
export class StripeController {
  constructor(
    private readonly cards: Cards,
    private readonly banks: Banks,
    private readonly webhooks: Webhooks,
  ) {}

  @Endpoint(cardEntry)
  cardEntry(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof cardEntry>> {
    return this.cards.beginEntry(userId);
  }

  @Endpoint(saveCard)
  saveCard(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof saveCard>> {
    return this.cards.save(userId);
  }

  @Endpoint(removeCard)
  removeCard(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeCard>,
  ): Promise<CallAnswer<typeof removeCard>> {
    return this.cards.remove(userId, asId<CardId>(params.id));
  }

  @Endpoint(chooseDefaultCard)
  chooseDefaultCard(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof chooseDefaultCard>,
  ): Promise<CallAnswer<typeof chooseDefaultCard>> {
    return this.cards.chooseDefault(userId, asId<CardId>(params.id));
  }

  @Endpoint(addBank)
  addBank(
    @Caller() { userId, usertype }: EmployerCaller | WorkerCaller,
    @Input() { body }: CallParsed<typeof addBank>,
    @Ip() address: string,
  ): Promise<CallAnswer<typeof addBank>> {
    return this.banks.add({ userId, usertype, address }, body);
  }

  @Endpoint(removeBank)
  removeBank(
    @Caller() { userId }: EmployerCaller | WorkerCaller,
    @Input() { params }: CallParsed<typeof removeBank>,
  ): Promise<CallAnswer<typeof removeBank>> {
    return this.banks.remove(userId, asId<BankId>(params.id));
  }

  @Endpoint(webhook, { rawBody: true })
  async webhook(
    @RawBody() rawBody: Buffer,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<CallAnswer<typeof webhook>> {
    await this.webhooks.receive(rawBody, signature);
    return { received: true };
  }
}
