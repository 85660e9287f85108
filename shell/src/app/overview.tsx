import { Navigate } from 'react-router-dom';
import { useSessionState } from '../composition/core-context.ts';
import { Starting } from './starting.tsx';

/** `/overview`: home for who is signed in, the login for everybody else. */
export function Overview() {
  const { status } = useSessionState();
  if (status === 'loading') return <Starting />;
  return <Navigate to={status === 'signed-in' ? '/home' : '/login'} replace />;
}
