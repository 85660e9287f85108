import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { SecurityLog } from '../../security/index.ts';
import { type AuditEntry, AuditLog } from '../domain/audit.ts';

/** Notes what an admin did: in the audit log with its details, in the security log that it was done. */
@Injectable()
export class AdminActions {
  constructor(
    private readonly audit: AuditLog,
    private readonly log: SecurityLog,
  ) {}

  /** In the running transaction of the action; `userId` is whose account it is about. */
  async note(userId: UserId, entry: AuditEntry): Promise<void> {
    await this.audit.add(entry, userId);
    const details = { action: entry.action };
    await this.log.record({ event: 'back-office', userId, by: entry.adminId, details });
  }

  /** As `note`, for what is about nobody's account. */
  async noteOfOffice(entry: AuditEntry): Promise<void> {
    const { adminId } = entry;
    await this.audit.add(entry, null);
    const details = { action: entry.action };
    await this.log.record({ event: 'back-office', userId: adminId, by: adminId, details });
  }
}
