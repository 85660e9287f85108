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
  slots: [SEARCH_SLOT],
} as const satisfies RemoteManifest;
