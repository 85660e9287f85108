import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

/** What the remote is: its pages, its entries in the menu, and who sees them. */
export const manifest = {
  name: 'my-part',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    { path: '/my-part', access: ['Temp'], title: 'title', skeleton: 'list', chunk: 'page-start' },
  ],
  nav: [
    {
      path: '/my-part',
      label: 'nav.start',
      icon: 'M4 6h16M4 12h16M4 18h9',
      usertypes: ['Temp'],
      order: 90,
    },
  ],
  slots: [],
} as const satisfies RemoteManifest;
