export { Entrance, type Visitor } from './application/entrance.ts';
export { KnownDevices } from './application/known-devices.ts';
export { Passwords } from './application/passwords.ts';
export { Sessions, type WhoSignsIn } from './application/sessions.ts';
export { StepUps } from './application/step-ups.ts';
export { AuthModule } from './auth.module.ts';
export { Accounts, type AccountToSignIn } from './domain/accounts.ts';
export { SecondFactors } from './domain/second-factors.ts';
export type { Session } from './domain/session.ts';
