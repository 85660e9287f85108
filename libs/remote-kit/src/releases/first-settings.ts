import type { PortalSettings } from '@leafshift/shell-sdk/registry';

/** A portal's settings before anybody has set any: no keys, and the stores' own search. */
export const FIRST_SETTINGS: PortalSettings = {
  googleMapsKey: null,
  androidStoreUrl: 'https://play.google.com/store/search?q=leafshift&c=apps',
  iosStoreUrl: 'https://apps.apple.com/ca/iphone/search?term=leafshift',
  overrideOrigins: [],
};
