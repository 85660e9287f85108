import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { Accounts } from '../auth/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { Owners } from '../security/index.ts';
import { VerificationModule } from '../verification/index.ts';
import { AccountOwners } from './application/account-owners.ts';
import { ChangeEmailUseCase } from './application/change-email.use-case.ts';
import { CodeMails } from './application/code-mails.ts';
import { ConnectTickets } from './application/connect-tickets.ts';
import { EmailVerification } from './application/email-verification.ts';
import { LeftAddressMails } from './application/left-address-mails.ts';
import { LinkMails } from './application/link-mails.ts';
import { NewAddressMails } from './application/new-address-mails.ts';
import { Onboarding } from './application/onboarding.ts';
import { OwnAccount } from './application/own-account.ts';
import { PasswordRecovery } from './application/password-recovery.ts';
import { PaymentHandles } from './application/payment-handles.ts';
import { RecoveryMails } from './application/recovery-mails.ts';
import { Register } from './application/register.use-case.ts';
import { RegistrationLimit } from './application/registration-limit.ts';
import { UndoEmailChangeUseCase } from './application/undo-email-change.use-case.ts';
import { Users } from './application/users.ts';
import { AccountRepository } from './domain/ports/account.repository.ts';
import { ConnectTicketRepository } from './domain/ports/connect-ticket.repository.ts';
import { EmailUndoRepository } from './domain/ports/email-undo.repository.ts';
import { PaymentHandlesRepository } from './domain/ports/payment-handles.repository.ts';
import { RecoveryRepository } from './domain/ports/recovery.repository.ts';
import { EmailController } from './http/email.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { accountCollection } from './persistence/account.schema.ts';
import { adminRoles } from './persistence/admin-roles.migration.ts';
import { connectTicketCollection } from './persistence/connect-ticket.schema.ts';
import { emailUndoCollection } from './persistence/email-undo.schema.ts';
import { emailVerified } from './persistence/email-verified.migration.ts';
import { MongoAccountRepository } from './persistence/mongo-account.repository.ts';
import { MongoConnectTicketRepository } from './persistence/mongo-connect-ticket.repository.ts';
import { MongoEmailUndoRepository } from './persistence/mongo-email-undo.repository.ts';
import { MongoPaymentHandlesRepository } from './persistence/mongo-payment-handles.repository.ts';
import { MongoRecoveryRepository } from './persistence/mongo-recovery.repository.ts';
import { recoveryCollection } from './persistence/recovery.schema.ts';

@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      accountCollection,
      connectTicketCollection,
      emailUndoCollection,
      recoveryCollection,
    ]),
    ProfileModule,
    VerificationModule,
  ],
  controllers: [EmailController, UsersController],
  providers: [
    CodeMails,
    ConnectTickets,
    ChangeEmailUseCase,
    EmailVerification,
    LeftAddressMails,
    LinkMails,
    NewAddressMails,
    RecoveryMails,
    RegistrationLimit,
    UndoEmailChangeUseCase,
    Onboarding,
    OwnAccount,
    PasswordRecovery,
    PaymentHandles,
    Register,
    Users,
    { provide: Accounts, useExisting: Users },
    { provide: Owners, useClass: AccountOwners },
    { provide: AccountRepository, useClass: MongoAccountRepository },
    { provide: ConnectTicketRepository, useClass: MongoConnectTicketRepository },
    { provide: EmailUndoRepository, useClass: MongoEmailUndoRepository },
    { provide: PaymentHandlesRepository, useClass: MongoPaymentHandlesRepository },
    { provide: RecoveryRepository, useClass: MongoRecoveryRepository },
  ],
  exports: [
    Accounts,
    Onboarding,
    OwnAccount,
    Owners,
    PasswordRecovery,
    PaymentHandles,
    Register,
    Users,
  ],
})
export class UsersModule {
  constructor(migrations: Migrations) {
    migrations.register(emailVerified);
    migrations.register(adminRoles);
  }
}
