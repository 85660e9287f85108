import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {
    '/home': () => import(/* webpackChunkName: "page-home" */ './routes/home.tsx'),
    '/schedule': () => import(/* webpackChunkName: "page-schedule" */ './routes/schedule.tsx'),
    '/posts': () => import(/* webpackChunkName: "page-posts" */ './routes/posts.tsx'),
    '/applicants': () =>
      import(/* webpackChunkName: "page-applicants" */ './routes/applicants.tsx'),
    '/jobposting': () =>
      import(/* webpackChunkName: "page-create-posting" */ './routes/create-posting.tsx'),
    '/edit-posting/:id': () =>
      import(/* webpackChunkName: "page-edit-posting" */ './routes/edit-posting.tsx'),
    '/messages': () => import(/* webpackChunkName: "page-messages" */ './routes/messages.tsx'),
    '/profile': () => import(/* webpackChunkName: "page-profile" */ './routes/profile.tsx'),
    '/team': () => import(/* webpackChunkName: "page-team" */ './routes/team.tsx'),
    '/workhistory': () =>
      import(/* webpackChunkName: "page-work-history" */ './routes/work-history.tsx'),
  },
  slots: {
    search: () => import(/* webpackChunkName: "slot-search" */ './slots/search.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
