import { Module } from '@nestjs/common';
import { EligibilityModule } from '../eligibility/eligibility.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { RealtimeModule } from '../realtime/realtime.module.ts';
import { ShiftsModule } from '../shifts/shifts.module.ts';
import { ConfirmController } from './confirm.controller.ts';
import { ConfirmService } from './confirm.service.ts';
import { ConfirmTransaction } from './confirm.transaction.ts';
import { PostUpdatedHandler } from './post-updated.handler.ts';

@Module({
  imports: [EligibilityModule, ShiftsModule, NotificationsModule, OutboxModule, RealtimeModule],
  controllers: [ConfirmController],
  providers: [ConfirmService, ConfirmTransaction, PostUpdatedHandler],
})
export class ConfirmModule {}
