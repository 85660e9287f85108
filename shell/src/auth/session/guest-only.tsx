import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Starting } from '../../app/starting.tsx';
import { useSessionState } from '../../composition/core-context.ts';

/** Where the visitor wanted to go before the login stood in the way; a path of the portal only. */
function wantedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/home';
}

/** Login and sign-up lead on to home when somebody is signed in (ACCOUNT-27). */
export function GuestOnly() {
  const { status } = useSessionState();
  const { state } = useLocation();
  if (status === 'loading') return <Starting />;
  if (status === 'signed-in') return <Navigate to={wantedPath(state)} replace />;
  return <Outlet />;
}
