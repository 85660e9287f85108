export { CODE_MINUTES, VerificationCodes } from './application/verification-codes.ts';
export type { VerificationCode } from './domain/verification-code.ts';
export { VerificationModule } from './verification.module.ts';
