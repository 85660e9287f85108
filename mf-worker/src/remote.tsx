import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {
    '/home': () => import(/* webpackChunkName: "page-home" */ './routes/home-page.tsx'),
    '/find-work/:id?': () =>
      import(/* webpackChunkName: "page-find-work" */ './routes/find-work-page.tsx'),
    '/jobposting': () =>
      import(/* webpackChunkName: "page-job-posting" */ './routes/job-posting-redirect.tsx'),
    '/messages': () => import(/* webpackChunkName: "page-messages" */ './routes/messages-page.tsx'),
    '/profile': () => import(/* webpackChunkName: "page-profile" */ './routes/profile-page.tsx'),
    '/workhistory': () =>
      import(/* webpackChunkName: "page-work-history" */ './routes/work-history-page.tsx'),
    '/availability': () =>
      import(/* webpackChunkName: "page-availability" */ './routes/availability-page.tsx'),
    '/earnings': () => import(/* webpackChunkName: "page-earnings" */ './routes/earnings-page.tsx'),
  },
  slots: {
    search: () => import(/* webpackChunkName: "slot-search" */ './slots/search.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
