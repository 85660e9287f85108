import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

const access = ['Temp'] as const;
const usertypes = ['Temp'] as const;

/** The worker's pages and menu entries (LOOK-10). */
export const manifest = {
  name: 'mf-worker',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    {
      path: '/home',
      access,
      title: 'title.home',
      skeleton: 'dashboard',
      chunk: 'page-home',
      data: [
        '/posts/upcoming-shifts?limit=100',
        '/posts/allconfirmed?limit=100',
        '/attendance',
        '/clockedtime/timesheets?state=submitted&limit=100',
        '/next-in-line',
        '/favourites/invitations?limit=50',
        '/posts/history?limit=100',
        '/notification',
      ],
    },
    {
      path: '/find-work/:id?',
      access,
      title: 'title.findWork',
      skeleton: 'split',
      chunk: 'page-find-work',
      picture: 'find-work',
      data: [
        '/favourites/invitations?limit=50',
        '/posts/getrequests?limit=100',
        '/posts/allconfirmed?limit=100',
      ],
    },
    {
      path: '/jobposting',
      access,
      title: 'title.findWork',
      skeleton: 'split',
      chunk: 'page-job-posting',
    },
    { path: '/profile', access, title: 'title.profile', skeleton: 'form', chunk: 'page-profile' },
    {
      path: '/workhistory',
      access,
      title: 'title.workHistory',
      skeleton: 'list',
      chunk: 'page-work-history',
      data: ['/posts/history?limit=100', '/payouts?limit=100'],
    },
    {
      path: '/earnings',
      access,
      title: 'title.earnings',
      skeleton: 'split',
      chunk: 'page-earnings',
      data: ['/earnings', '/earnings/shifts?limit=100'],
    },
    {
      path: '/availability',
      access,
      title: 'title.availability',
      skeleton: 'form',
      chunk: 'page-availability',
    },
  ],
  nav: [
    {
      path: '/home',
      label: 'nav.home',
      bar: 'bar.home',
      icon: 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
      usertypes,
      order: 10,
    },
    {
      path: '/find-work',
      label: 'nav.findWork',
      bar: 'bar.findWork',
      icon: 'M17.3 11a6.3 6.3 0 1 1-12.6 0a6.3 6.3 0 1 1 12.6 0zM15.8 15.8l4 4',
      usertypes,
      order: 20,
    },
    {
      path: '/profile',
      label: 'nav.profile',
      icon: 'M15.8 8.5a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 1 1 7.6 0zM4.8 19.6c.9-3.4 3.7-5.2 7.2-5.2s6.3 1.8 7.2 5.2',
      usertypes,
      order: 30,
    },
    {
      path: '/availability',
      label: 'nav.availability',
      icon: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9 15l2 2l4-4',
      usertypes,
      order: 35,
    },
    {
      path: '/workhistory',
      label: 'nav.workHistory',
      bar: 'bar.workHistory',
      icon: 'M4.3 12a7.7 7.7 0 1 0 2.5-5.7L4.5 8.5M4.3 4.5v4h4M12 8v4.3l2.8 1.7',
      usertypes,
      order: 40,
    },
    {
      path: '/earnings',
      label: 'nav.earnings',
      bar: 'bar.earnings',
      icon: 'M4.5 7.5h15v10h-15zM14.4 12.5a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 1 1 4.8 0zM7.3 12.5h.1M16.6 12.5h.1',
      usertypes,
      order: 50,
    },
  ],
  slots: [],
  offers: ['worker-home'],
} as const satisfies RemoteManifest;
