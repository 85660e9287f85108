import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { SignedIn } from '../users/schemas.ts';
import { PasskeyRequest } from './demand.ts';
import {
  FactorAdded,
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyName,
  RecoveryCode,
  SecondFactors,
  TotpCode,
  TotpSetUp,
} from './schemas.ts';

const SignInTerms = {
  challenge: z.string().min(1).max(200),
  /** 'Remember me', as at the sign-in. */
  remember: z.boolean().optional(),
};

export const answerSecondFactor = defineCall({
  name: 'auth.secondFactor',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  summary: 'Go on with a sign-in that answered SECOND_FACTOR_REQUIRED',
  body: z.union([
    z.strictObject({ ...SignInTerms, code: TotpCode }),
    z.strictObject({ ...SignInTerms, recoveryCode: RecoveryCode }),
    z.strictObject({ ...SignInTerms, passkey: PasskeyAnswer }),
  ]),
  answer: SignedIn,
  status: 200,
  errors: ['SECOND_FACTOR_WRONG', 'SIGN_IN_EXPIRED'],
});

export const beginPasskeySignIn = defineCall({
  name: 'auth.beginPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey/begin',
  access: 'public',
  summary: 'A challenge for signing in with a passkey and nothing else',
  answer: PasskeyRequest,
  status: 200,
});

export const passkeySignIn = defineCall({
  name: 'auth.passkeySignIn',
  method: 'POST',
  path: '/auth/passkey',
  access: 'public',
  summary: 'Sign in with a passkey and nothing else',
  body: z.strictObject({ ...SignInTerms, passkey: PasskeyAnswer }),
  answer: SignedIn,
  status: 200,
  errors: ['PASSKEY_UNKNOWN', 'SIGN_IN_EXPIRED'],
});

export const beginPasskeyStepUp = defineCall({
  name: 'auth.beginPasskeyStepUp',
  method: 'POST',
  path: '/auth/step-up/passkey',
  access: 'signed-in',
  member: 'own',
  summary: 'A challenge for confirming with one of my passkeys; none of them where I have none',
  answer: PasskeyRequest,
  status: 200,
});

export const secondFactors = defineCall({
  name: 'secondFactor.list',
  method: 'GET',
  path: '/second-factor',
  access: 'signed-in',
  member: 'own',
  summary: 'My second factors, and how many recovery codes are left',
  answer: SecondFactors,
  status: 200,
});

export const beginTotp = defineCall({
  name: 'secondFactor.beginTotp',
  method: 'POST',
  path: '/second-factor/totp',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'A secret for my authenticator app; it counts once a code of it has come',
  answer: TotpSetUp,
  status: 200,
});

export const finishTotp = defineCall({
  name: 'secondFactor.finishTotp',
  method: 'POST',
  path: '/second-factor/totp/finish',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'The first code of my authenticator app; one that I had before is replaced',
  body: z.strictObject({ code: TotpCode }),
  answer: FactorAdded,
  status: 200,
  errors: ['FACTOR_CODE_WRONG'],
});

export const beginPasskey = defineCall({
  name: 'secondFactor.beginPasskey',
  method: 'POST',
  path: '/second-factor/passkeys',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'What a new passkey of mine is to be made with, within five minutes',
  answer: PasskeyCreation,
  status: 200,
  errors: ['TOO_MANY_PASSKEYS'],
});

export const finishPasskey = defineCall({
  name: 'secondFactor.finishPasskey',
  method: 'POST',
  path: '/second-factor/passkeys/finish',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'The passkey that was made',
  body: z.strictObject({ passkey: NewPasskey, name: PasskeyName }),
  answer: FactorAdded,
  status: 200,
  errors: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
});

export const removeFactor = defineCall({
  name: 'secondFactor.remove',
  method: 'DELETE',
  path: '/second-factor/:id',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'Remove a second factor of mine; recovery codes go with the last one',
  params: z.strictObject({ id: Id }),
  status: 204,
});

export const renewRecoveryCodes = defineCall({
  name: 'secondFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/second-factor/recovery-codes',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'Ten new recovery codes, shown this once; those of before are void',
  answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  status: 200,
  errors: ['STATE_CONFLICT'],
});
