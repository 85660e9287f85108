import { useShell } from '@leafshift/shell-sdk';
import { NotificationFeed } from '@leafshift/ui/notification-list';
import type { ReactNode } from 'react';
import { HomeColumns } from './home-columns.tsx';

/** A home page's calendar and shifts, with the notifications beside them. */
export function DashboardColumns({ children }: { readonly children: ReactNode }) {
  const { api, notify, navigate } = useShell();
  return (
    <HomeColumns side={<NotificationFeed api={api} notify={notify} onFollow={navigate} />}>
      {children}
    </HomeColumns>
  );
}
