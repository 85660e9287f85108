import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {
    '/my-part': () => import(/* webpackChunkName: "page-start" */ './pages/start.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
