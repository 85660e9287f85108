import { FIRST_SETTINGS } from '@leafshift/remote-kit/releases/first-settings';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import type { GatewaySettings } from './settings.ts';
import { trustedOrigins } from './trusted-origins.ts';

type Named =
  | 'GOOGLE_MAPS_KEY'
  | 'ANDROID_STORE_URL'
  | 'IOS_STORE_URL'
  | 'TERMS_URL'
  | 'PRIVACY_URL';

/** The portal's settings of the environment; without store links, the stores' own search. */
export const settingsFrom = (
  settings: Partial<Pick<GatewaySettings, Named>> & Parameters<typeof trustedOrigins>[0],
): PortalSettings => ({
  googleMapsKey: settings.GOOGLE_MAPS_KEY ?? null,
  androidStoreUrl: settings.ANDROID_STORE_URL ?? FIRST_SETTINGS.androidStoreUrl,
  iosStoreUrl: settings.IOS_STORE_URL ?? FIRST_SETTINGS.iosStoreUrl,
  ...(settings.TERMS_URL && { termsUrl: settings.TERMS_URL }),
  ...(settings.PRIVACY_URL && { privacyUrl: settings.PRIVACY_URL }),
  overrideOrigins: [...(trustedOrigins(settings).remotes ?? [])],
});
