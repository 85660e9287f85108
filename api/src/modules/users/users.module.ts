import { Global, Module } from '@nestjs/common';
import { Accounts } from '../auth/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { ConnectTickets } from './api/connect-tickets.ts';
import { Onboarding } from './api/onboarding.ts';
import { OwnAccount } from './api/own-account.ts';
import { PasswordRecovery } from './api/password-recovery.ts';
import { PaymentHandles } from './api/payment-handles.ts';
import { Register } from './api/register.use-case.ts';
import { UsersController } from './api/users.controller.ts';
import { Users } from './api/users.ts';
import { AccountRepository } from './domain/ports/account.repository.ts';
import { ConnectTicketRepository } from './domain/ports/connect-ticket.repository.ts';
import { PaymentHandlesRepository } from './domain/ports/payment-handles.repository.ts';
import { RecoveryRepository } from './domain/ports/recovery.repository.ts';
import { MongoAccountRepository } from './persistence/mongo-account.repository.ts';
import { MongoConnectTicketRepository } from './persistence/mongo-connect-ticket.repository.ts';
import { MongoPaymentHandlesRepository } from './persistence/mongo-payment-handles.repository.ts';
import { MongoRecoveryRepository } from './persistence/mongo-recovery.repository.ts';

@Global()
@Module({
  imports: [ProfileModule],
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
export class UsersModule {}
