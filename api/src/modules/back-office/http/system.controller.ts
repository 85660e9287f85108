import {
  deliveries,
  outboxRecords,
  releaseHealth,
  retryOutbox,
  retryOutboxKind,
  scheduledTasks,
  settings,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { SystemDesk } from '../application/system-desk.ts';

@Controller()
export class SystemController {
  constructor(private readonly desk: SystemDesk) {}

  @Endpoint(outboxRecords)
  records(
    @Input() { query }: CallParsed<typeof outboxRecords>,
  ): Promise<CallAnswer<typeof outboxRecords>> {
    return this.desk.records(query);
  }

  @Endpoint(retryOutbox)
  retry(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof retryOutbox>,
  ): Promise<CallAnswer<typeof retryOutbox>> {
    return this.desk.retry(userId, params.id);
  }

  @Endpoint(retryOutboxKind)
  async retryKind(
    @Caller() { userId }: AdminCaller,
    @Input() { body }: CallParsed<typeof retryOutboxKind>,
  ): Promise<CallAnswer<typeof retryOutboxKind>> {
    return { retried: await this.desk.retryKind(userId, body.kind) };
  }

  @Endpoint(scheduledTasks)
  async tasks(): Promise<CallAnswer<typeof scheduledTasks>> {
    return { tasks: await this.desk.tasks() };
  }

  @Endpoint(deliveries)
  deliveries(
    @Input() { query }: CallParsed<typeof deliveries>,
  ): Promise<CallAnswer<typeof deliveries>> {
    return this.desk.deliveries(query);
  }

  @Endpoint(releaseHealth)
  releases(): Promise<CallAnswer<typeof releaseHealth>> {
    return this.desk.releases();
  }

  @Endpoint(settings)
  async settings(): Promise<CallAnswer<typeof settings>> {
    return { settings: this.desk.settings() };
  }
}
