import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxService } from '../outbox/outbox.service.ts';
import { RealtimeGateway } from '../realtime/realtime.gateway.ts';
import { userAnswer } from './user.view.ts';
import { UsersService } from './users.service.ts';

/** Tells a user's open windows that the account changed. */
@Injectable()
export class AccountUpdatedHandler implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
    private readonly realtime: RealtimeGateway,
  ) {}

  onModuleInit(): void {
    this.outbox.handle('peer.accountUpdated', async ({ userId }: { userId: string }) => {
      this.realtime.send([userId], 'accountUpdated', userAnswer(await this.users.get(userId)));
    });
  }
}
