import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from './config.ts';

describe('the configuration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leafshift-config-'));
  const variables = { MONGODB_URI: 'mongodb://localhost/x', DATA_DIR: dataDir };
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('has defaults for a developer', () => {
    const config = Config.read(variables);

    expect(config.env).toMatchObject({ API_PORT: 4300, RATE_LIMITS: true, SEED_DEMO: false });
    expect(config.portalUrl).toBe('http://localhost:4200');
    expect(config.passwords).toEqual({ minLength: 3, refuseCommon: false });
  });

  it('asks more of passwords in production, unless told otherwise', () => {
    const production = { ...variables, NODE_ENV: 'production', JWT_SECRET: 's'.repeat(40) };

    expect(Config.read(production).passwords).toEqual({ minLength: 8, refuseCommon: true });
    expect(
      Config.read({ ...production, PASSWORD_MIN_LENGTH: '12', REFUSE_COMMON_PASSWORDS: 'off' })
        .passwords,
    ).toEqual({ minLength: 12, refuseCommon: false });
  });

  it('makes a signing secret once and keeps it to its owner', () => {
    const first = Config.read(variables).jwtSecret;
    const second = Config.read(variables).jwtSecret;

    expect(first.length).toBeGreaterThanOrEqual(48);
    expect(second.equals(first)).toBe(true);
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it.each([
    [{}, 'MONGODB_URI'],
    [{ ...variables, API_PORT: 'http' }, 'API_PORT'],
    [{ ...variables, TAX_OVERRIDES: '{' }, 'TAX_OVERRIDES'],
    [
      { ...variables, TAX_OVERRIDES: '[{"province":"XX","percent":1,"from":"2025-01-01"}]' },
      'TAX_OVERRIDES',
    ],
    [{ ...variables, NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ ...variables, NODE_ENV: 'production', JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ ...variables, RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
  ])('names what is wrong with %j', (wrong, name) => {
    expect(() => Config.read(wrong)).toThrow(name);
  });

  it('takes tax rates of an operator', () => {
    const overrides = '[{"province":"NS","percent":14,"from":"2025-04-01"}]';

    expect(Config.read({ ...variables, TAX_OVERRIDES: overrides }).env.TAX_OVERRIDES).toEqual([
      { province: 'NS', percent: 14, from: '2025-04-01' },
    ]);
  });

  it('takes an empty variable as none', () => {
    const env = Config.read({ ...variables, STRIPE_SECRET_KEY: '', SMTP_URL: ' ' }).env;

    expect(env.STRIPE_SECRET_KEY).toBeUndefined();
    expect(env.SMTP_URL).toBeUndefined();
  });
});
