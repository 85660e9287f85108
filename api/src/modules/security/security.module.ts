import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OwnerMails } from './application/owner-mails.ts';
import { PersonalSecurityData } from './application/personal-security-data.ts';
import { SecurityLog } from './application/security-log.ts';
import { WelcomeMails } from './application/welcome-mails.ts';
import { SecurityLogRepository } from './domain/security-log.repository.ts';
import { MongoSecurityLogRepository } from './persistence/mongo-security-log.repository.ts';
import { securityEntryCollection } from './persistence/security-entry.schema.ts';

/** The append-only security log. Every module may write to it; the back office reads it. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([securityEntryCollection])],
  providers: [
    OwnerMails,
    PersonalSecurityData,
    SecurityLog,
    WelcomeMails,
    { provide: SecurityLogRepository, useClass: MongoSecurityLogRepository },
  ],
  exports: [OwnerMails, SecurityLog, WelcomeMails],
})
export class SecurityModule {}
