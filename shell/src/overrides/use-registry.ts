import type { Registry } from '@leafshift/shell-sdk/registry';
import { useEffect, useState } from 'react';
import { usePortal } from '../composition/portal-context.ts';

/** The registry; null until it was read. */
export function useRegistry(): Registry | null {
  const { registry } = usePortal();
  const [read, setRead] = useState(() => registry.current());
  useEffect(() => {
    registry
      .load()
      .then(setRead)
      // Pages of remotes say that it cannot be read, and offer Retry; here nothing needs it.
      .catch(() => undefined);
  }, [registry]);
  return read;
}
