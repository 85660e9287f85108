import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { holdPayout, payoutChecks, payoutsOfUser, sharedBanks } from '@leafshift/contracts/payouts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { type PayoutId, Payouts } from '../../payouts/index.ts';
import { PayoutDecisions } from '../application/payout-decisions.ts';
import { PayoutOversight } from '../application/payout-oversight.ts';

@Controller()
export class AdminPayoutsController {
  constructor(
    private readonly payouts: Payouts,
    private readonly decisions: PayoutDecisions,
    private readonly oversight: PayoutOversight,
  ) {}

  @Endpoint(payoutsOfUser)
  async list(
    @Input() { params, query }: CallParsed<typeof payoutsOfUser>,
  ): Promise<CallAnswer<typeof payoutsOfUser>> {
    const { items, nextCursor } = await this.payouts.list(asId<WorkerId>(params.id), query);
    return { payouts: [...items], nextCursor };
  }

  @Endpoint(payoutChecks)
  async checks(
    @Input() { query }: CallParsed<typeof payoutChecks>,
  ): Promise<CallAnswer<typeof payoutChecks>> {
    const { items, nextCursor } = await this.oversight.listChecks(query);
    return { checks: [...items], nextCursor };
  }

  @Endpoint(sharedBanks)
  async shared(
    @Input() { query }: CallParsed<typeof sharedBanks>,
  ): Promise<CallAnswer<typeof sharedBanks>> {
    const { items, nextCursor } = await this.oversight.listSharedBanks(query);
    return { banks: [...items], nextCursor };
  }

  @Endpoint(holdPayout)
  hold(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof holdPayout>,
  ): Promise<CallAnswer<typeof holdPayout>> {
    return this.decisions.decide(userId, asId<PayoutId>(params.id), body);
  }
}
