import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import type { TrustedOrigins } from '../pages/security-policy.ts';
import { originsIn } from './origins.ts';
import type { GatewaySettings } from './settings.ts';

type OfTheServer = Partial<Pick<GatewaySettings, 'STORAGE_ORIGINS' | 'STRIPE_PUBLISHABLE_KEY'>>;
type OfThePortal = Pick<PortalSettings, 'googleMapsKey' | 'overrideOrigins'>;

/** As Google's loader names them in its own message about Trusted Types. */
const GOOGLE_POLICIES = [
  '@googlemaps/js-api-loader',
  'google-maps-api-loader',
  'google-maps-api#html',
  'lit-html',
];

/** Where Stripe.js and its frames come from, by its security guide: parts of it have hosts of their own. */
const STRIPE_CODE = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Whom the page trusts: by the environment the storage that uploads go to, and Stripe where a key is set;
 * by the portal's settings of this moment Google where a key is set, and where remotes under test may
 * come from.
 */
export function trustedOrigins(server: OfTheServer, portal: OfThePortal): TrustedOrigins {
  const storage = originsIn(server.STORAGE_ORIGINS);
  const stripe = Boolean(server.STRIPE_PUBLISHABLE_KEY);
  const maps = Boolean(portal.googleMapsKey);
  return {
    markupPolicies: maps ? GOOGLE_POLICIES : [],
    remotes: portal.overrideOrigins,
    scripts: [...(stripe ? STRIPE_CODE : []), ...(maps ? ['https://maps.googleapis.com'] : [])],
    frames: stripe ? [...STRIPE_CODE, 'https://hooks.stripe.com'] : [],
    images: [
      ...storage,
      ...(maps ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : []),
    ],
    connections: [
      ...storage,
      ...(stripe ? ['https://api.stripe.com'] : []),
      ...(maps ? ['https://maps.googleapis.com', 'https://places.googleapis.com'] : []),
    ],
  };
}
