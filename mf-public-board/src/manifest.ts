import { CONTRACT_VERSION, type RemoteManifest, SEARCH_SLOT } from '@leafshift/shell-sdk/manifest';

/** Pages of an account, for both sides of the marketplace. */
const MEMBERS = ['Employer', 'Temp'] as const;

/** What the public board says of itself in the registry. */
export const manifest = {
  name: 'mf-public-board',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    {
      path: '/job-posting',
      access: 'public',
      title: 'board.title',
      skeleton: 'list',
      chunk: 'page-board',
      data: ['/posts/job-posting-board/permanent?sort=newest'],
    },
    {
      path: '/job-posting/:id',
      access: 'public',
      title: 'posting.title',
      skeleton: 'detail',
      chunk: 'page-posting',
    },
    {
      path: '/job-posting/:id/apply',
      access: 'public',
      title: 'apply.page',
      skeleton: 'form',
      chunk: 'page-apply',
    },
    {
      path: '/application',
      access: 'public',
      title: 'application.title',
      skeleton: 'detail',
      chunk: 'page-own-application',
    },
    {
      path: '/market-stats',
      access: MEMBERS,
      title: 'market.title',
      skeleton: 'dashboard',
      chunk: 'page-market-stats',
      data: ['/market-stats'],
    },
    {
      path: '/email-reports',
      access: MEMBERS,
      title: 'report.title',
      skeleton: 'split',
      chunk: 'page-email-reports',
      data: ['/users/preferences', '/reports/weekly'],
    },
    {
      path: '/social-media',
      access: MEMBERS,
      title: 'social.title',
      skeleton: 'split',
      chunk: 'page-social-media',
    },
    {
      path: '/subscription',
      access: MEMBERS,
      title: 'subscription.title',
      skeleton: 'split',
      chunk: 'page-subscription',
    },
  ],
  nav: [],
  account: [
    {
      path: '/market-stats',
      label: 'nav.marketStats',
      icon: 'M5 19.5V12M12 19.5V4.5M19 19.5V9',
      usertypes: MEMBERS,
      needs: 'money',
      order: 10,
    },
    {
      path: '/email-reports',
      label: 'nav.emailReports',
      icon: 'M6.3 5.5h11.4a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6.3a2.5 2.5 0 0 1-2.5-2.5V8a2.5 2.5 0 0 1 2.5-2.5zM4.5 7.5l7.5 5.3l7.5-5.3',
      usertypes: MEMBERS,
      needs: 'money',
      order: 20,
    },
    {
      path: '/social-media',
      label: 'nav.socialMedia',
      icon: 'M9 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM19.5 6.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM19.5 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM8.8 10.8l6-3.2M8.8 13.2l6 3.2',
      usertypes: MEMBERS,
      order: 30,
    },
    {
      // A worker has earnings in the sidebar instead (MONEY-60).
      path: '/subscription',
      label: 'nav.feesAndSpending',
      icon: 'M6.3 5.5h11.4a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6.3a2.5 2.5 0 0 1-2.5-2.5V8a2.5 2.5 0 0 1 2.5-2.5zM4 10h16M7.5 15h3',
      usertypes: ['Employer'],
      needs: 'money',
      order: 40,
    },
  ],
  slots: [SEARCH_SLOT],
} as const satisfies RemoteManifest;
