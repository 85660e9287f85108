import { Module } from '@nestjs/common';
import { NotificationModule } from '../notification/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { CertificateReminders } from './application/certificate-reminders.ts';
import { CredentialGate } from './application/credential-gate.ts';
import { ShownCredentials } from './application/shown-credentials.ts';

/** What shifts need, whether workers have it, and when theirs expires. */
@Module({
  imports: [NotificationModule, ProfileModule],
  providers: [CertificateReminders, CredentialGate, ShownCredentials],
  exports: [CredentialGate, ShownCredentials],
})
export class CredentialsModule {}
