export {
  answerSecondFactor,
  beginPasskey,
  beginPasskeySignIn,
  beginPasskeyStepUp,
  beginTotp,
  finishPasskey,
  finishTotp,
  passkeySignIn,
  removeFactor,
  renewRecoveryCodes,
  secondFactors,
} from './calls.ts';
export { PasskeyRequest, SecondFactorDemand } from './demand.ts';
export {
  Factor,
  FactorAdded,
  FactorKind,
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyName,
  RecoveryCode,
  SecondFactors,
  TotpCode,
  TotpSetUp,
} from './schemas.ts';
