import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {},
  slots: {
    'onboarding-overlay': () =>
      import(/* webpackChunkName: "slot-overlay" */ './slots/overlay.tsx'),
    'onboarding-banner': () => import(/* webpackChunkName: "slot-banner" */ './slots/banner.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
