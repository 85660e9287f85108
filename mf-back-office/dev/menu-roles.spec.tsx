import { ADMIN_ROLES, type AdminRole, hasAdminRole } from '@leafshift/domain/admin-roles';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { manifest } from '../src/manifest.ts';
import { Component as AuditPage } from '../src/routes/audit-page.tsx';
import { Component as DisputesPage } from '../src/routes/disputes-page.tsx';
import { Component as HomePage } from '../src/routes/home-page.tsx';
import { Component as ModerationPage } from '../src/routes/moderation-page.tsx';
import { Component as MoneyPage } from '../src/routes/money-page.tsx';
import { Component as PeoplePage } from '../src/routes/people-page.tsx';
import { Component as QuizzesPage } from '../src/routes/quizzes-page.tsx';
import { Component as ReviewsPage } from '../src/routes/reviews-page.tsx';
import { Component as ShiftsPage } from '../src/routes/shifts-page.tsx';
import { Component as SystemPage } from '../src/routes/system-page.tsx';
import { atNow, renderDesk } from './render-desk.tsx';

atNow();

const PAGES: Readonly<Record<(typeof manifest.nav)[number]['path'], ReactElement>> = {
  '/home': <HomePage />,
  '/reviews': <ReviewsPage />,
  '/moderation': <ModerationPage />,
  '/disputes': <DisputesPage />,
  '/shifts': <ShiftsPage />,
  '/people': <PeoplePage />,
  '/money': <MoneyPage />,
  '/quizzes': <QuizzesPage />,
  '/audit': <AuditPage />,
  '/system': <SystemPage />,
};

interface Entry {
  readonly path: keyof typeof PAGES;
  readonly roles?: readonly AdminRole[];
}

describe('the menu of the back office', () => {
  it.each<Entry>([...manifest.nav])('names the roles that $path is for', ({ path, roles }) => {
    const opened = ADMIN_ROLES.filter((role) => {
      const { unmount } = renderDesk(PAGES[path], { path, roles: [role], state: 'loading' });
      const isRefused = screen.queryByText('Your roles do not include this page.') !== null;
      unmount();
      return !isRefused;
    });
    expect(opened).toEqual(
      ADMIN_ROLES.filter((role) => hasAdminRole([role], roles ?? ADMIN_ROLES)),
    );
  });
});
