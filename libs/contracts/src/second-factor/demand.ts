import { z } from 'zod';

export const KnownPasskey = z.strictObject({ id: z.string(), transports: z.array(z.string()) });

/** What `navigator.credentials.get` is asked with; without `passkeys` any of this site's will do. */
export const PasskeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  passkeys: z.array(KnownPasskey),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What an account with a second factor is asked for after the right password. */
export const SecondFactorDemand = z.strictObject({
  /** Good for five minutes and this sign-in only. */
  challenge: z.string(),
  kinds: z.array(z.enum(['totp', 'passkey', 'recoveryCode'])),
  passkey: PasskeyRequest.nullable(),
});
export type SecondFactorDemand = z.infer<typeof SecondFactorDemand>;
