import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { trustedOrigins } from '../serve/trusted-origins.ts';

const ANDROID_STORE = 'https://play.google.com/store/search?q=leafshift&c=apps';
const IOS_STORE = 'https://apps.apple.com/ca/iphone/search?term=leafshift';

/** The portal's settings of the environment; without store links, the stores' own search. */
export const settingsFrom = (env: NodeJS.ProcessEnv): PortalSettings => ({
  googleMapsKey: env.GOOGLE_MAPS_KEY || null,
  androidStoreUrl: env.ANDROID_STORE_URL || ANDROID_STORE,
  iosStoreUrl: env.IOS_STORE_URL || IOS_STORE,
  overrideOrigins: [...(trustedOrigins(env).remotes ?? [])],
});
