import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

const access = ['Employer'] as const;
const usertypes = ['Employer'] as const;

/** The employer's pages and menu entries (specification, sections 1 and 2). */
export const manifest = {
  name: 'mf-employer',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { path: '/home', access, title: 'title.home', skeleton: 'dashboard', chunk: 'page-home' },
    { path: '/posts', access, title: 'title.posts', skeleton: 'split', chunk: 'page-posts' },
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
    { path: '/jobposting', label: 'createPost', usertypes, order: 20 },
    { path: '/posts', label: 'posts', usertypes, order: 30 },
    { path: '/profile', label: 'profile', usertypes, order: 40 },
    { path: '/workhistory', label: 'workHistory', usertypes, order: 50 },
  ],
  slots: [],
} as const satisfies RemoteManifest;
