import { FIRST_SETTINGS } from '@leafshift/remote-kit/releases/first-settings';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { trustedOrigins } from '../serve/trusted-origins.ts';

/** The portal's settings of the environment; without store links, the stores' own search. */
export const settingsFrom = (env: NodeJS.ProcessEnv): PortalSettings => ({
  googleMapsKey: env.GOOGLE_MAPS_KEY || null,
  androidStoreUrl: env.ANDROID_STORE_URL || FIRST_SETTINGS.androidStoreUrl,
  iosStoreUrl: env.IOS_STORE_URL || FIRST_SETTINGS.iosStoreUrl,
  ...(env.TERMS_URL && { termsUrl: env.TERMS_URL }),
  ...(env.PRIVACY_URL && { privacyUrl: env.PRIVACY_URL }),
  overrideOrigins: [...(trustedOrigins(env).remotes ?? [])],
});
