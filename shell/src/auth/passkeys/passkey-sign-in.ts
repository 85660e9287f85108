import { beginPasskeySignIn, passkeySignIn } from '@leafshift/contracts/second-factor';
import type { SignedIn } from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import { askPasskey } from './passkey.ts';

/** Signs in with a passkey and nothing else; null when the person gave up. */
export async function signInWithPasskey(
  api: ApiClient,
  remember: boolean,
): Promise<SignedIn | null> {
  const request = await api.send(beginPasskeySignIn, {});
  const passkey = await askPasskey(request);
  const { challenge } = request;
  return passkey && api.send(passkeySignIn, { body: { challenge, passkey, remember } });
}
