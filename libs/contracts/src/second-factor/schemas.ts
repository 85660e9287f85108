import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, requiredText } from '../core/primitives.ts';
import { KnownPasskey } from './demand.ts';

const base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** The kinds of second factor that one sets up; recovery codes come with the first of them. */
export const FactorKind = z.enum(['totp', 'passkey']);
export type FactorKind = z.infer<typeof FactorKind>;

/** One second factor as its owner sees it. */
export const Factor = z.strictObject({
  _id: Id,
  kind: FactorKind,
  /** What its owner calls it; empty for an authenticator app. */
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Factor = z.infer<typeof Factor>;

export const SecondFactors = z.strictObject({
  factors: z.array(Factor),
  recoveryCodesLeft: z.number().int(),
  /** The account can do nothing else before it has one. */
  isNeeded: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** Recovery codes, shown this once; absent where the account has some already. */
export const FactorAdded = z.strictObject({ recoveryCodes: z.array(z.string()).optional() });
export type FactorAdded = z.infer<typeof FactorAdded>;

/** A new authenticator app: the secret to type, and the same as the address of a QR code. */
export const TotpSetUp = z.strictObject({ secret: z.string(), uri: z.string() });
export type TotpSetUp = z.infer<typeof TotpSetUp>;

/** The six digits of an authenticator app; spaces between them are let pass. */
export const TotpCode = z
  .string({ error: textCode('FACTOR_CODE_REQUIRED') })
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, textCode('FACTOR_CODE_REQUIRED')));

/** A recovery code; case, spaces and dashes do not matter. */
export const RecoveryCode = requiredText(textCode('RECOVERY_CODE_REQUIRED'), 40);

export const PasskeyName = requiredText(textCode('PASSKEY_NAME_REQUIRED'), 60);

/** What `navigator.credentials.create` is asked with. */
export const PasskeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  algorithms: z.array(z.number().int()),
  known: z.array(KnownPasskey),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** A passkey's proof that it was asked, in base64url as browsers encode it. */
export const PasskeyAnswer = z.strictObject({
  id: base64Url(1400),
  clientDataJSON: base64Url(4000),
  authenticatorData: base64Url(4000),
  signature: base64Url(2000),
  userHandle: base64Url(200).optional(),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** A passkey that an authenticator has just made. */
export const NewPasskey = z.strictObject({
  id: base64Url(1400),
  clientDataJSON: base64Url(4000),
  attestationObject: base64Url(20_000),
  transports: z.array(z.string().max(20)).max(10).optional(),
});
export type NewPasskey = z.infer<typeof NewPasskey>;
