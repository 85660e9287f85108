import { noticeAudience, notices, sendNotice } from '@leafshift/contracts/conversations';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { textCode } from '@leafshift/domain/text-code';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { refuseField } from '../../../core/errors/api-error.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { NoticeAudience } from '../application/notice-audience.ts';
import { Notices } from '../application/notices.ts';

/** What a business writes to all confirmed workers of a shift or a day. */
@Controller()
export class NoticesController {
  constructor(
    private readonly notices: Notices,
    private readonly audience: NoticeAudience,
  ) {}

  @Endpoint(noticeAudience)
  async reach(
    @Caller() { userId }: EmployerCaller,
    @Input() { query: { post, day, location } }: CallParsed<typeof noticeAudience>,
  ): Promise<CallAnswer<typeof noticeAudience>> {
    if (post !== undefined) {
      const reached = await this.audience.of(userId, { of: 'shift', post });
      return { workers: reached.length };
    }
    if (day === undefined) {
      return refuseField('day', textCode('DAY_REQUIRED'));
    }
    return { workers: (await this.audience.of(userId, { of: 'day', day, location })).length };
  }

  @Endpoint(notices)
  list(
    @Caller() { userId }: EmployerCaller,
    @Input() { query: { post, ...page } }: CallParsed<typeof notices>,
  ): Promise<CallAnswer<typeof notices>> {
    return this.notices.list(userId, post === undefined ? null : asId<ShiftId>(post), page);
  }

  @Endpoint(sendNotice)
  send(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof sendNotice>,
  ): Promise<CallAnswer<typeof sendNotice>> {
    return this.notices.send(userId, body);
  }
}
