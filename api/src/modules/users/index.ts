export { PasswordRecovery } from './application/password-recovery.ts';
export { PaymentHandles } from './application/payment-handles.ts';
export { Register } from './application/register.use-case.ts';
export { Users } from './application/users.ts';
export type {
  Account,
  AccountTrust,
  CardId,
} from './domain/account.ts';
export { BankConnection } from './domain/ports/bank-connection.ts';
export { UsersModule } from './users.module.ts';
