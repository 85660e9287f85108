import type { Registry } from '@leafshift/shell-sdk/registry';

/** A registry with these remotes, and settings that nobody has changed. */
export const aRegistry = (remotes: Registry['remotes'] = {}): Registry => ({
  formatVersion: 1,
  settings: {
    googleMapsKey: null,
    androidStoreUrl: 'https://play.google.com/',
    iosStoreUrl: 'https://apps.apple.com/',
    overrideOrigins: [],
  },
  remotes,
});
