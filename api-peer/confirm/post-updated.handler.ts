import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxService } from '../outbox/outbox.service.ts';
import { RealtimeGateway } from '../realtime/realtime.gateway.ts';

/** Tells open windows of users that a posting changed. */
@Injectable()
export class PostUpdatedHandler implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly realtime: RealtimeGateway,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(
      'peer.postUpdated',
      async ({ postId, userIds }: { postId: string; userIds: string[] }) => {
        this.realtime.send(userIds, 'postUpdated', { postId });
      },
    );
  }
}
