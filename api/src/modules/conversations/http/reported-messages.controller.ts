import {
  decideMessageReport,
  messageReports,
  readReportedConversation,
} from '@leafshift/contracts/conversations';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { ReportedMessages } from '../application/reported-messages.ts';
import type { MessageReportId } from '../domain/message-report.ts';

/** Reported messages, for the back office. */
@Controller()
export class ReportedMessagesController {
  constructor(private readonly reported: ReportedMessages) {}

  @Endpoint(messageReports)
  list(
    @Input() { query }: CallParsed<typeof messageReports>,
  ): Promise<CallAnswer<typeof messageReports>> {
    return this.reported.list(query);
  }

  @Endpoint(readReportedConversation)
  read(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof readReportedConversation>,
  ): Promise<CallAnswer<typeof readReportedConversation>> {
    return this.reported.read(userId, asId<MessageReportId>(params.id));
  }

  @Endpoint(decideMessageReport)
  decide(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof decideMessageReport>,
  ): Promise<void> {
    return this.reported.decide(userId, asId<MessageReportId>(params.id), body);
  }
}
