import { messageTexts } from '@leafshift/i18n/messages';
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
    load: async (language) => {
      // The words of the trade too: the first picture of Find Work has them already.
      const [texts] = await Promise.all([
        import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
        messageTexts.load(language).catch(reportError),
      ]);
      return texts;
    },
  },
});
