import { createContext, use } from 'react';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | null>(null);

/** The portal's services. Throws outside the pages behind the login and the public board. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal() works only inside the portal');
  return portal;
}
