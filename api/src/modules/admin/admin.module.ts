import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { AccountAdministration } from './api/account-administration.ts';
import { AdminController } from './api/admin.controller.ts';
import { Reviews } from './api/reviews.ts';
import { AuditLog } from './domain/audit.ts';
import { MongoAuditLog } from './persistence/mongo-audit-log.ts';

@Module({
  imports: [LedgerModule, ProfileModule],
  controllers: [AdminController],
  providers: [AccountAdministration, Reviews, { provide: AuditLog, useClass: MongoAuditLog }],
})
export class AdminModule {}
