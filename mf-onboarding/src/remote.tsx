import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';

export default defineRemote({
  manifest,
  routes: {},
  slots: {
    'onboarding-overlay': () =>
      import(/* webpackChunkName: "slot-onboarding-overlay" */ './slots/overlay.tsx'),
    'onboarding-banner': () =>
      import(/* webpackChunkName: "slot-onboarding-banner" */ './slots/banner.tsx'),
  },
  i18n: {
    load: (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  },
});
