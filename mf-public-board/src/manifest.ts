import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

/** What the public board says of itself in the registry. */
export const manifest = {
  name: 'mf-public-board',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: '/job-posting',
      access: 'public',
      title: 'board.title',
      skeleton: 'list',
      chunk: 'page-board',
    },
    {
      path: '/job-posting/:id',
      access: 'public',
      title: 'posting.title',
      skeleton: 'detail',
      chunk: 'page-posting',
    },
  ],
  nav: [],
  slots: [],
} as const satisfies RemoteManifest;
