export {
  CONNECT_TICKET_SECONDS,
  changePassword,
  closingTerms,
  connectOnboardingLink,
  deleteAccount,
  exportAccount,
  recoverPassword,
  redeemConnectTicket,
  register,
  resetPassword,
  setOnboardingLevel,
  skipOnboarding,
} from './calls.ts';

export { ClosingTerms } from './closing.ts';

export {
  changeEmail,
  confirmEmailChange,
  resendVerification,
  undoEmailChange,
  verifyEmail,
  verifyEmailByLink,
} from './email-calls.ts';

export {
  AccountPrices,
  AdminRole,
  BankDetails,
  Email,
  EmailChange,
  ExistingPassword,
  LoginBody,
  NewPassword,
  PasswordChange,
  PasswordReset,
  PaymentMethod,
  RegistrationBody,
  SignedIn,
  User,
  UserType,
  VerificationCode,
} from './schemas.ts';
