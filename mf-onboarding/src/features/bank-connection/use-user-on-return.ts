import { currentUser } from '@leafshift/contracts/auth';
import { useShell } from '@leafshift/shell-sdk';
import { useEffect, useEffectEvent } from 'react';

/** Fetches the account again each time the user returns to this window, as long as `isAway`. */
export function useUserOnReturn(isAway: boolean): void {
  const { api, setUser } = useShell();
  const look = useEffectEvent(() => {
    // The open windows are told of a changed account as well; this is for who was offline just then.
    api.send(currentUser, {}).then(setUser, () => undefined);
  });

  useEffect(() => {
    if (!isAway) return undefined;
    const listen = (): void => look();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, [isAway]);
}
