import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { Accounts } from '../auth/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { ConnectTickets } from './application/connect-tickets.ts';
import { Onboarding } from './application/onboarding.ts';
import { OwnAccount } from './application/own-account.ts';
import { PasswordRecovery } from './application/password-recovery.ts';
import { PaymentHandles } from './application/payment-handles.ts';
import { Register } from './application/register.use-case.ts';
import { Users } from './application/users.ts';
import { AccountRepository } from './domain/ports/account.repository.ts';
import { ConnectTicketRepository } from './domain/ports/connect-ticket.repository.ts';
import { PaymentHandlesRepository } from './domain/ports/payment-handles.repository.ts';
import { RecoveryRepository } from './domain/ports/recovery.repository.ts';
import { UsersController } from './http/users.controller.ts';
import { accountCollection } from './persistence/account.schema.ts';
import { connectTicketCollection } from './persistence/connect-ticket.schema.ts';
import { emailVerified } from './persistence/email-verified.migration.ts';
import { MongoAccountRepository } from './persistence/mongo-account.repository.ts';
import { MongoConnectTicketRepository } from './persistence/mongo-connect-ticket.repository.ts';
import { MongoPaymentHandlesRepository } from './persistence/mongo-payment-handles.repository.ts';
import { MongoRecoveryRepository } from './persistence/mongo-recovery.repository.ts';
import { recoveryCollection } from './persistence/recovery.schema.ts';

@Global()
@Module({
  imports: [
    MongooseModule.forFeature([accountCollection, connectTicketCollection, recoveryCollection]),
    ProfileModule,
  ],
  controllers: [UsersController],
  providers: [
    ConnectTickets,
    Onboarding,
    OwnAccount,
    PasswordRecovery,
    PaymentHandles,
    Register,
    Users,
    { provide: Accounts, useExisting: Users },
    { provide: AccountRepository, useClass: MongoAccountRepository },
    { provide: ConnectTicketRepository, useClass: MongoConnectTicketRepository },
    { provide: PaymentHandlesRepository, useClass: MongoPaymentHandlesRepository },
    { provide: RecoveryRepository, useClass: MongoRecoveryRepository },
  ],
  exports: [Accounts, Onboarding, PaymentHandles, Register, Users],
})
export class UsersModule {
  constructor(migrations: Migrations) {
    migrations.register(emailVerified);
  }
}
