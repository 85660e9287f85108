export { Passwords } from './api/passwords.ts';
export { Sessions, type WhoSignsIn } from './api/sessions.ts';
export { AuthModule } from './auth.module.ts';
export { Accounts, type AccountToSignIn } from './domain/accounts.ts';
