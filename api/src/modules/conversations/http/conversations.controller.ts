import {
  conversation,
  conversations,
  markConversationRead,
  markConversationsDelivered,
  reportMessage,
  sendMessage,
} from '@leafshift/contracts/conversations';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ConversationLists } from '../application/conversation-lists.ts';
import { MessageReports } from '../application/message-reports.ts';
import { ReadingMarks } from '../application/reading-marks.ts';
import { SendMessageUseCase } from '../application/send-message.use-case.ts';
import type { MessageId } from '../domain/message.ts';

type Two = EmployerCaller | WorkerCaller;

const of = ({ postId, workerId }: { readonly postId: string; readonly workerId: string }) => ({
  shiftId: asId<ShiftId>(postId),
  workerId: asId<WorkerId>(workerId),
});

/** What a business and a worker write to each other about a shift. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly lists: ConversationLists,
    private readonly sending: SendMessageUseCase,
    private readonly marks: ReadingMarks,
    private readonly reports: MessageReports,
  ) {}

  @Endpoint(conversations)
  list(
    @Caller() caller: Two,
    @Input() { query }: CallParsed<typeof conversations>,
  ): Promise<CallAnswer<typeof conversations>> {
    return this.lists.list(caller, query);
  }

  @Endpoint(markConversationsDelivered)
  deliver(@Caller() caller: Two): Promise<void> {
    return this.marks.deliver(caller);
  }

  @Endpoint(conversation)
  open(
    @Caller() caller: Two,
    @Input() { params, query }: CallParsed<typeof conversation>,
  ): Promise<CallAnswer<typeof conversation>> {
    return this.lists.open(caller, of(params), query);
  }

  @Endpoint(sendMessage)
  send(
    @Caller() caller: Two,
    @Input() { params, body }: CallParsed<typeof sendMessage>,
  ): Promise<CallAnswer<typeof sendMessage>> {
    return this.sending.execute(caller, of(params), body);
  }

  @Endpoint(markConversationRead)
  read(
    @Caller() caller: Two,
    @Input() { params, body }: CallParsed<typeof markConversationRead>,
  ): Promise<void> {
    return this.marks.read(caller, of(params), asId<MessageId>(body.message));
  }

  @Endpoint(reportMessage)
  report(
    @Caller() caller: Two,
    @Input() { params, body }: CallParsed<typeof reportMessage>,
  ): Promise<void> {
    const messageId = asId<MessageId>(params.messageId);
    return this.reports.report(caller, { ...of(params), messageId }, body);
  }
}
