import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

const access = ['Temp'] as const;
const usertypes = ['Temp'] as const;

/** The worker's pages and menu entries (specification, sections 1 and 2). */
export const manifest = {
  name: 'mf-worker',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { path: '/home', access, title: 'title.home', skeleton: 'dashboard', chunk: 'page-home' },
    {
      path: '/find-work/:id?',
      access,
      title: 'title.findWork',
      skeleton: 'split',
      chunk: 'page-find-work',
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
    },
  ],
  nav: [
    { path: '/home', label: 'home', usertypes, order: 10 },
    { path: '/find-work', label: 'findWork', usertypes, order: 20 },
    { path: '/profile', label: 'profile', usertypes, order: 30 },
    { path: '/workhistory', label: 'workHistory', usertypes, order: 40 },
  ],
  slots: [],
} as const satisfies RemoteManifest;
