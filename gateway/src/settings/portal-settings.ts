import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { originsIn } from './origins.ts';
import type { GatewaySettings } from './settings.ts';

type Named =
  | 'NODE_ENV'
  | 'GOOGLE_MAPS_KEY'
  | 'ANDROID_STORE_URL'
  | 'IOS_STORE_URL'
  | 'TERMS_URL'
  | 'PRIVACY_URL'
  | 'OVERRIDE_ORIGINS';

/** The stores' own search, before anybody has said where the apps are. */
const ANDROID_STORE = 'https://play.google.com/store/search?q=leafshift&c=apps';
const IOS_STORE = 'https://apps.apple.com/ca/iphone/search?term=leafshift';

/**
 * The portal's settings of the environment. Remotes under test may come from where `OVERRIDE_ORIGINS`
 * says; from this machine while developing.
 */
export const settingsFrom = (settings: Partial<Pick<GatewaySettings, Named>>): PortalSettings => ({
  googleMapsKey: settings.GOOGLE_MAPS_KEY ?? null,
  androidStoreUrl: settings.ANDROID_STORE_URL ?? ANDROID_STORE,
  iosStoreUrl: settings.IOS_STORE_URL ?? IOS_STORE,
  ...(settings.TERMS_URL && { termsUrl: settings.TERMS_URL }),
  ...(settings.PRIVACY_URL && { privacyUrl: settings.PRIVACY_URL }),
  overrideOrigins: originsIn(
    settings.OVERRIDE_ORIGINS ?? (settings.NODE_ENV === 'development' ? 'http://localhost:*' : ''),
  ),
});
