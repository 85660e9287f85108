import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {
    '/job-posting': () => import(/* webpackChunkName: "page-board" */ './routes/board-page.tsx'),
    '/job-posting/:id': () =>
      import(/* webpackChunkName: "page-posting" */ './routes/posting-page.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
