export { Onboarding } from './api/onboarding.ts';
export { PasswordRecovery } from './api/password-recovery.ts';
export { PaymentHandles } from './api/payment-handles.ts';
export { type NewMember, Register } from './api/register.use-case.ts';
export { Users } from './api/users.ts';
export type {
  Account,
  Bank,
  BankId,
  Card,
  CardId,
  OwnPrices,
  ProviderHandle,
  ProviderHandles,
} from './domain/account.ts';
export { BankConnection } from './domain/ports/bank-connection.ts';
export { UsersModule } from './users.module.ts';
