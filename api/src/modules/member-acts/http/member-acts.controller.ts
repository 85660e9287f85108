import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { memberActs } from '@leafshift/contracts/members';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { MemberActViews } from '../application/member-act-views.ts';

/** What members did for their business. */
@Controller()
export class MemberActsController {
  constructor(private readonly views: MemberActViews) {}

  @Endpoint(memberActs)
  async list(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof memberActs>,
  ): Promise<CallAnswer<typeof memberActs>> {
    const by = query.by === undefined ? undefined : asId<UserId>(query.by);
    const { items, nextCursor } = await this.views.list(userId, by, query);
    return { acts: [...items], nextCursor };
  }
}
