import { beginPasskey, type FactorAdded, finishPasskey } from '@leafshift/contracts/second-factor';
import { useCore } from '../../../composition/core-context.ts';

/** Makes a passkey under a name; null when the person gave up. */
export function usePasskeySetUp(): (name: string) => Promise<FactorAdded | null> {
  const { api } = useCore();
  return async (name) => {
    const creation = await api.send(beginPasskey, {});
    const { makePasskey } = await import('../../../auth/passkeys/passkey.ts');
    const passkey = await makePasskey(creation);
    return passkey && api.send(finishPasskey, { body: { passkey, name } });
  };
}
