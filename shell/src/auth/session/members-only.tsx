import type { User } from '@leafshift/contracts/users';
import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionState } from '../../composition/core-context.ts';

/** Protected pages lead visitors to the login, and back after it (ACCOUNT-28). */
export function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />;
}

/** A page of the shell that needs a session. */
export function MembersOnly({ children }: { children: (user: User) => ReactNode }) {
  const session = useSessionState();
  if (session.status === 'signed-out') return <ToLogin />;
  if (session.status === 'signed-in') return children(session.user);
  return (
    <Page width="narrow">
      <PageSkeleton kind="form" />
    </Page>
  );
}
