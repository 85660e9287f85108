import { trustedOrigins } from './trusted-origins.ts';

describe('whom the page trusts beyond the portal and its remotes', () => {
  const nothing = { googleMapsKey: null, overrideOrigins: [] };

  it('is nobody without further settings', () => {
    expect(Object.values(trustedOrigins({}, nothing)).flat()).toEqual([]);
  });

  it('is where remotes under test may come from', () => {
    const overrideOrigins = ['https://qa.leafshift.test'];
    expect(trustedOrigins({}, { ...nothing, overrideOrigins }).remotes).toEqual(overrideOrigins);
  });

  it('is the payment provider where there is a key for it', () => {
    expect(trustedOrigins({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, nothing)).toEqual({
      remotes: [],
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      images: [],
      connections: ['https://api.stripe.com'],
      markupPolicies: [],
    });
  });

  it('is Google where there is a key for it, for addresses and pictures of maps alone', () => {
    expect(trustedOrigins({}, { ...nothing, googleMapsKey: 'key' })).toEqual({
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
    const trusted = trustedOrigins({ STORAGE_ORIGINS: origin }, nothing);
    expect(trusted.connections).toEqual([origin]);
    expect(trusted.images).toEqual([origin]);
    expect(trusted.scripts).toEqual([]);
  });
});
