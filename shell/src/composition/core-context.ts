import type { SessionState } from '@leafshift/shell-sdk';
import { useReadable } from '@leafshift/shell-sdk';
import { createContext, use } from 'react';
import type { Core } from './core.ts';

export const CoreContext = createContext<Core | null>(null);

/** The shell's core. Throws outside the shell's own tree. */
export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('useCore() works only inside the shell');
  return core;
}

/** Who is signed in, or that nobody is. */
export const useSessionState = (): SessionState => useReadable(useCore().session.state);
