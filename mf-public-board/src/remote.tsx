import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {
    '/job-posting': () => import(/* webpackChunkName: "page-board" */ './routes/board-page.tsx'),
    '/job-posting/:id': () =>
      import(/* webpackChunkName: "page-posting" */ './routes/posting-page.tsx'),
    '/job-posting/:id/apply': () =>
      import(/* webpackChunkName: "page-apply" */ './routes/apply-page.tsx'),
    '/application': () =>
      import(/* webpackChunkName: "page-own-application" */ './routes/own-application-page.tsx'),
    '/market-stats': () =>
      import(/* webpackChunkName: "page-market-stats" */ './routes/market-stats-page.tsx'),
    '/email-reports': () =>
      import(/* webpackChunkName: "page-email-reports" */ './routes/email-reports-page.tsx'),
    '/social-media': () =>
      import(/* webpackChunkName: "page-social-media" */ './routes/social-media-page.tsx'),
    '/subscription': () =>
      import(/* webpackChunkName: "page-subscription" */ './routes/subscription-page.tsx'),
  },
  slots: {
    search: () => import(/* webpackChunkName: "slot-search" */ './slots/search.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
