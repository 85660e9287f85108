import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

const access = ['Employer'] as const;
const usertypes = ['Employer'] as const;

/** The employer's pages and menu entries (LOOK-10). */
export const manifest = {
  name: 'mf-employer',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    {
      path: '/home',
      access,
      title: 'title.home',
      skeleton: 'dashboard',
      chunk: 'page-home',
      data: ['/clockedtime/timesheets?state=disputed&limit=100', '/notification'],
    },
    {
      path: '/schedule',
      access,
      title: 'title.schedule',
      skeleton: 'list',
      chunk: 'page-schedule',
    },
    { path: '/posts', access, title: 'title.posts', skeleton: 'split', chunk: 'page-posts' },
    {
      path: '/applicants',
      access,
      title: 'title.applicants',
      skeleton: 'list',
      chunk: 'page-applicants',
      data: ['/applications/counts'],
    },
    {
      path: '/jobposting',
      access,
      title: 'title.createPosting',
      skeleton: 'form',
      chunk: 'page-create-posting',
    },
    {
      path: '/edit-posting/:id',
      access,
      title: 'title.editPosting',
      skeleton: 'form',
      chunk: 'page-edit-posting',
    },
    {
      path: '/messages',
      access,
      title: 'title.messages',
      skeleton: 'split',
      chunk: 'page-messages',
      data: ['/conversations'],
    },
    { path: '/profile', access, title: 'title.profile', skeleton: 'form', chunk: 'page-profile' },
    {
      path: '/workhistory',
      access,
      title: 'title.workHistory',
      skeleton: 'list',
      chunk: 'page-work-history',
      data: ['/posts/history?limit=20', '/invoice/invoices?limit=100'],
    },
  ],
  nav: [
    {
      path: '/home',
      label: 'nav.home',
      icon: 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
      usertypes,
      order: 10,
    },
    {
      path: '/schedule',
      label: 'nav.schedule',
      icon: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9.5 10.5v9M14.5 10.5v9',
      usertypes,
      order: 15,
    },
    {
      path: '/jobposting',
      label: 'nav.createPost',
      icon: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8.5v7M8.5 12h7',
      usertypes,
      order: 20,
    },
    {
      path: '/posts',
      label: 'nav.posts',
      icon: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 9h8M8 12.5h8M8 16h4.5',
      usertypes,
      order: 30,
    },
    {
      path: '/messages',
      label: 'nav.messages',
      icon: 'M5 6.5h14v9.5h-8l-3.5 3v-3H5zM8.5 10h7M8.5 12.8h4.5',
      usertypes,
      order: 35,
    },
    {
      path: '/profile',
      label: 'nav.profile',
      icon: 'M15.8 8.5a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 1 1 7.6 0zM4.8 19.6c.9-3.4 3.7-5.2 7.2-5.2s6.3 1.8 7.2 5.2',
      usertypes,
      order: 40,
    },
    {
      path: '/workhistory',
      label: 'nav.workHistory',
      icon: 'M4.3 12a7.7 7.7 0 1 0 2.5-5.7L4.5 8.5M4.3 4.5v4h4M12 8v4.3l2.8 1.7',
      usertypes,
      order: 50,
    },
  ],
  slots: [],
  offers: ['employer-home'],
} as const satisfies RemoteManifest;
