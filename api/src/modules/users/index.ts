export { emailVerified } from './application/email-verified.event.ts';
export { OwnAccount } from './application/own-account.ts';
export { PasswordRecovery } from './application/password-recovery.ts';
export { PaymentHandles } from './application/payment-handles.ts';
export { Register } from './application/register.use-case.ts';
export { registered } from './application/registered.event.ts';
export { suspensionAnswer } from './application/user-answer.ts';
export { Users } from './application/users.ts';
export type {
  Account,
  AccountTrust,
  BankId,
  CardId,
} from './domain/account.ts';
export type {
  AccountSuspension,
  Appeal,
  AppealAnswer,
  SuspensionId,
} from './domain/account-suspension.ts';
export { BankConnection } from './domain/ports/bank-connection.ts';
export { type AccountDocument, accountCollection } from './persistence/account.schema.ts';
export { UsersModule } from './users.module.ts';
