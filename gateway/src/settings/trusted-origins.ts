import type { TrustedOrigins } from '../pages/security-policy.ts';
import type { GatewaySettings } from './settings.ts';

type Named =
  | 'NODE_ENV'
  | 'STORAGE_ORIGINS'
  | 'OVERRIDE_ORIGINS'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'GOOGLE_MAPS_KEY';

const origins = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

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
 * Whom the page trusts by the settings: Stripe and Google where a key is set, the storage that
 * uploads go to (`STORAGE_ORIGINS`), and where remotes under test may come from
 * (`OVERRIDE_ORIGINS`; this machine while developing).
 */
export function trustedOrigins(settings: Partial<Pick<GatewaySettings, Named>>): TrustedOrigins {
  const storage = origins(settings.STORAGE_ORIGINS);
  const stripe = Boolean(settings.STRIPE_PUBLISHABLE_KEY);
  const maps = Boolean(settings.GOOGLE_MAPS_KEY);
  const developing = settings.NODE_ENV === 'development' ? 'http://localhost:*' : '';
  return {
    markupPolicies: maps ? GOOGLE_POLICIES : [],
    remotes: origins(settings.OVERRIDE_ORIGINS ?? developing),
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
