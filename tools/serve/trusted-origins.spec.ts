import { trustedOrigins } from './trusted-origins.ts';

describe('whom the page trusts beyond the portal and its remotes', () => {
  it.each([{ NODE_ENV: 'production' }, {}])('is nobody without further settings: %p', (env) => {
    expect(Object.values(trustedOrigins(env)).flat()).toEqual([]);
  });

  it('is this machine for remotes while developing', () => {
    const env = { NODE_ENV: 'development' };
    expect(trustedOrigins(env).remotes).toEqual(['http://localhost:*']);
    expect(trustedOrigins({ ...env, OVERRIDE_ORIGINS: '' }).remotes).toEqual([]);
  });

  it('is the payment provider where there is a key for it', () => {
    const { scripts, frames } = trustedOrigins({ STRIPE_SECRET_KEY: 'sk_test_1' });
    expect(scripts).toEqual(['https://js.stripe.com']);
    expect(frames).toContain('https://hooks.stripe.com');
  });

  it('is the storage for uploads and pictures, but not for scripts', () => {
    const origin = 'https://files.leafshift.test';
    const trusted = trustedOrigins({ NODE_ENV: 'production', STORAGE_ORIGINS: origin });
    expect(trusted.connections).toEqual([origin]);
    expect(trusted.images).toEqual([origin]);
    expect(trusted.scripts).toEqual([]);
  });
});
