import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from './config.ts';

describe('the configuration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leafshift-config-'));
  const variables = {
    NODE_ENV: 'development',
    MONGODB_URI: 'mongodb://localhost/x',
    DATA_DIR: dataDir,
  };
  const production = {
    ...variables,
    NODE_ENV: 'production',
    JWT_SECRET: 's'.repeat(40),
    PORTAL_URL: 'https://portal.test',
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'Portal <no-reply@portal.test>',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const twilio = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+16045550100',
  };
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('has defaults for a developer', () => {
    const config = Config.read(variables);

    expect(config.env).toMatchObject({ API_PORT: 4300, RATE_LIMITS: true, SEED_DEMO: false });
    expect(config.portalUrl).toBe('http://localhost:4200');
    expect(config.passwords).toEqual({ minLength: 3, refuseCommon: false, refuseLeaked: false });
  });

  it('asks more of passwords in production, unless told otherwise', () => {
    expect(Config.read(production).passwords).toEqual({
      minLength: 8,
      refuseCommon: true,
      refuseLeaked: true,
    });
    expect(
      Config.read({
        ...production,
        PASSWORD_MIN_LENGTH: '12',
        REFUSE_COMMON_PASSWORDS: 'off',
        REFUSE_LEAKED_PASSWORDS: 'off',
      }).passwords,
    ).toEqual({ minLength: 12, refuseCommon: false, refuseLeaked: false });
  });

  it('wants approved documents in production, unless told otherwise', () => {
    expect(Config.read(variables).eligibility).toEqual({ gate: 'submitted' });
    expect(Config.read(production).eligibility).toEqual({ gate: 'approved' });
    expect(Config.read({ ...production, VERIFICATION_GATE: 'submitted' }).eligibility).toEqual({
      gate: 'submitted',
    });
  });

  it('sends no text messages unless it is told how', () => {
    expect(Config.read(production).env.SMS).toBeUndefined();
    expect(Config.read({ ...production, ...twilio }).env).toMatchObject(twilio);
    expect(Config.read({ ...production, SMS: 'files' }).env.SMS).toBe('files');
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
    [{ ...variables, CREDENTIAL_RULES: '{}' }, 'CREDENTIAL_RULES'],
    [
      {
        ...variables,
        CREDENTIAL_RULES:
          '[{"jobType":"Retail","province":"ON","credentials":[],"from":"2027-01-01"}]',
      },
      'CREDENTIAL_RULES: There is no job type Retail',
    ],
    [{ ...production, JWT_SECRET: '' }, 'JWT_SECRET'],
    [{ ...production, JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ ...production, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...production, PAYMENTS: 'none' }, 'PAYMENTS'],
    [{ ...production, PAYMENTS: 'sandbox' }, 'PAYMENTS'],
    [{ ...production, MAIL: 'files' }, 'MAIL'],
    [{ ...variables, STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...variables, RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
    [{ ...production, SMS: 'paper' }, 'SMS'],
    [
      { ...production, TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+16045550100' },
      'TWILIO_AUTH_TOKEN',
    ],
    [{ ...production, TWILIO_AUTH_TOKEN: 'secret' }, 'TWILIO_FROM'],
    [{ ...production, ...twilio, SMS: 'files' }, 'SMS: Either'],
    [{ ...variables, MAX_HOURLY_RATE: '29.5' }, 'MAX_HOURLY_RATE'],
    [{ ...variables, MAX_HOURLY_RATE: '99.9' }, 'MAX_HOURLY_RATE'],
  ])('names what is wrong with %j', (wrong, name) => {
    expect(() => Config.read(wrong)).toThrow(name);
  });

  describe('without NODE_ENV', () => {
    const NEEDED = ['JWT_SECRET', 'PORTAL_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL'];
    const refusal = (wrong: Record<string, string | undefined>): string => {
      try {
        Config.read(wrong);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    const without = (...names: string[]) =>
      Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)));

    it.each(['', undefined])('is production’s (%p)', (NODE_ENV) => {
      expect(Config.read({ ...production, NODE_ENV }).isProduction).toBe(true);
      expect(refusal({ MONGODB_URI: 'mongodb://localhost/x', NODE_ENV })).toContain('JWT_SECRET');
    });

    it('names everything that is missing or wrong at once', () => {
      const said = refusal({ API_PORT: 'http' });

      for (const name of [...NEEDED, 'STRIPE_WEBHOOK_SECRET', 'MONGODB_URI', 'API_PORT']) {
        expect(said).toContain(name);
      }
    });

    it.each([...NEEDED, 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])('needs %s', (name) => {
      expect(refusal(without(name))).toContain(name);
      expect(refusal({ ...production, [name]: ' ' })).toContain(name);
    });

    const sandbox = {
      ...without('SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'),
      ...{ PAYMENTS: 'sandbox', STRIPE_SANDBOX_URL: 'http://sandbox.test', MAIL: 'files' },
    };

    it('takes the sandbox and files for mail when they are asked for', () => {
      expect(Config.read(sandbox).isProduction).toBe(true);
    });

    it.each([
      ['STRIPE_SANDBOX_URL', '', 'This is required beside PAYMENTS=sandbox'],
      ['STRIPE_WEBHOOK_SECRET', '', 'This is required beside PAYMENTS=sandbox'],
      ['STRIPE_WEBHOOK_SECRET', 'whsec_1, whsec_sandbox', 'Anybody can sign with'],
    ])('takes no sandbox with %s=%s', (name, value, sentence) => {
      expect(refusal({ ...sandbox, [name]: value })).toContain(`${name}: ${sentence}`);
    });

    it('needs a folder for uploads, or a bucket', () => {
      expect(refusal(without('DATA_DIR'))).toContain(
        'DATA_DIR: This is required in production without S3_BUCKET',
      );
      expect(Config.read({ ...without('DATA_DIR'), S3_BUCKET: 'files' }).isProduction).toBe(true);
    });
  });

  describe('with secrets in files', () => {
    const fileOf = (name: string, text: string): string => {
      const path = join(dataDir, name);
      writeFileSync(path, text);
      return path;
    };
    const { JWT_SECRET, ...rest } = production;

    it('reads them, without the end of the line', () => {
      const config = Config.read({ ...rest, JWT_SECRET_FILE: fileOf('jwt', `${JWT_SECRET}\n`) });

      expect(config.jwtSecret.toString()).toBe(JWT_SECRET);
    });

    it('refuses both, a file without text, and one that is not there', () => {
      const path = fileOf('empty', '\n');

      expect(() => Config.read({ ...production, JWT_SECRET_FILE: path })).toThrow(
        'JWT_SECRET: Either this or JWT_SECRET_FILE, not both.',
      );
      for (const wrong of [path, join(dataDir, 'gone')]) {
        expect(() => Config.read({ ...rest, JWT_SECRET_FILE: wrong })).toThrow(
          `JWT_SECRET_FILE: There is no text in the file ${wrong}.`,
        );
      }
    });

    it('takes nothing else from a file', () => {
      const config = Config.read({ ...production, API_PORT_FILE: fileOf('port', '1') });

      expect(config.env.API_PORT).toBe(4300);
    });
  });

  it.each([
    ['API_PORT', 'http', 'This must be a number'],
    ['API_PORT', '70000', 'This must be at most 65535'],
    ['PORTAL_URL', 'portal', 'This must be an address, such as https://portal.example.ca'],
    ['RATE_LIMITS', 'maybe', 'This must be on or off'],
    ['SESSION_DAYS', '0', 'This must be more than 0'],
    ['PROCESSING_FEE', '1.234', 'This must be a multiple of 0.01'],
    ['MONGODB_URI', 'localhost:27017', 'This must begin with mongodb:// or mongodb+srv://'],
    ['SMTP_URL', 'mail.test', 'This must begin with smtp:// or smtps://'],
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'This must begin with sk_ or rk_'],
    ['TRUST_PROXY', 'everybody', 'This must be addresses'],
    ['SEED_DEMO', 'on', 'The demo marketplace is not for production'],
    ['S3_ENDPOINT', 'https://s3.test', undefined],
    ['S3_ACCESS_KEY_ID', 'key', undefined],
  ])('says in a sentence what is wrong with %s=%s', (name, value, sentence) => {
    const wrong = { ...production, [name]: value };
    const line =
      sentence === undefined ? 'S3_BUCKET: This is required beside' : `${name}: ${sentence}`;

    expect(() => Config.read(wrong)).toThrow(line);
  });

  it('writes nothing where it is only checked', () => {
    const folder = join(dataDir, 'never-made');

    expect(Config.check({ ...variables, DATA_DIR: folder }).dataDir).toBe(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('takes tax rates of an operator', () => {
    const overrides = '[{"province":"NS","percent":14,"from":"2025-04-01"}]';

    expect(Config.read({ ...variables, TAX_OVERRIDES: overrides }).env.TAX_OVERRIDES).toEqual([
      { province: 'NS', percent: 14, from: '2025-04-01' },
    ]);
  });

  it('takes secrets from before with blanks around the commas', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    const JWT_SECRETS_BEFORE = `${first}, ${second} `;

    expect(Config.read({ ...variables, JWT_SECRETS_BEFORE }).env.JWT_SECRETS_BEFORE).toEqual([
      first,
      second,
    ]);
  });

  it('takes an empty variable as none', () => {
    const env = Config.read({
      ...variables,
      STRIPE_SECRET_KEY: '',
      SMTP_URL: ' ',
      API_PORT: '',
    }).env;

    expect(env.STRIPE_SECRET_KEY).toBeUndefined();
    expect(env.SMTP_URL).toBeUndefined();
    expect(env.API_PORT).toBe(4300);
  });
});
