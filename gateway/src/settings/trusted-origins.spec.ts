import { trustedOrigins } from './trusted-origins.ts';

describe('whom the page trusts beyond the portal and its remotes', () => {
  it.each([{ NODE_ENV: 'production' as const }, {}])(
    'is nobody without further settings: %p',
    (env) => {
      expect(Object.values(trustedOrigins(env)).flat()).toEqual([]);
    },
  );

  it('is this machine for remotes while developing', () => {
    const env = { NODE_ENV: 'development' } as const;
    expect(trustedOrigins(env).remotes).toEqual(['http://localhost:*']);
    expect(trustedOrigins({ ...env, OVERRIDE_ORIGINS: '' }).remotes).toEqual([]);
  });

  it('is the payment provider where there is a key for it', () => {
    expect(trustedOrigins({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual({
      remotes: [],
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      images: [],
      connections: ['https://api.stripe.com'],
      markupPolicies: [],
    });
  });

  it('is Google where there is a key for it, for addresses and pictures of maps alone', () => {
    expect(trustedOrigins({ GOOGLE_MAPS_KEY: 'key' })).toEqual({
      remotes: [],
      scripts: ['https://maps.googleapis.com'],
      frames: [],
      images: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
      connections: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
      markupPolicies: [
        '@googlemaps/js-api-loader',
        'google-maps-api-loader',
        'google-maps-api#html',
        'lit-html',
      ],
    });
  });

  it('is the storage for uploads and pictures, but not for scripts', () => {
    const origin = 'https://files.leafshift.test';
    const trusted = trustedOrigins({ NODE_ENV: 'production', STORAGE_ORIGINS: origin });
    expect(trusted.connections).toEqual([origin]);
    expect(trusted.images).toEqual([origin]);
    expect(trusted.scripts).toEqual([]);
  });
});
