import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {
    '/home': () => import(/* webpackChunkName: "page-today" */ './routes/home-page.tsx'),
    '/reviews/:id?': () =>
      import(/* webpackChunkName: "page-reviews" */ './routes/reviews-page.tsx'),
    '/moderation': () =>
      import(/* webpackChunkName: "page-moderation" */ './routes/moderation-page.tsx'),
    '/disputes': () => import(/* webpackChunkName: "page-disputes" */ './routes/disputes-page.tsx'),
    '/shifts': () => import(/* webpackChunkName: "page-shifts" */ './routes/shifts-page.tsx'),
    '/shifts/:id': () => import(/* webpackChunkName: "page-shift" */ './routes/shift-page.tsx'),
    '/people': () => import(/* webpackChunkName: "page-people" */ './routes/people-page.tsx'),
    '/people/:id': () => import(/* webpackChunkName: "page-person" */ './routes/person-page.tsx'),
    '/money': () => import(/* webpackChunkName: "page-money" */ './routes/money-page.tsx'),
    '/quizzes/:id?': () =>
      import(/* webpackChunkName: "page-quizzes" */ './routes/quizzes-page.tsx'),
    '/system': () => import(/* webpackChunkName: "page-system" */ './routes/system-page.tsx'),
    '/audit': () => import(/* webpackChunkName: "page-audit" */ './routes/audit-page.tsx'),
  },
  slots: {
    search: () => import(/* webpackChunkName: "slot-search" */ './slots/search.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
