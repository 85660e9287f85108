import { checkConfig } from './check-config.ts';

const VARIABLES = {
  MONGODB_URI: 'mongodb://db.test/leafshift',
  JWT_SECRET: 's'.repeat(40),
  PORTAL_URL: 'https://portal.test/',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:pass@mail.test',
  MAIL_FROM: 'Portal <no-reply@portal.test>',
  S3_BUCKET: 'files',
};

describe('check-config', () => {
  it('says what the settings come to, and no secret', () => {
    const said = checkConfig(VARIABLES).join('\n');

    expect(said).toContain('runs as production, for the portal at https://portal.test,');
    expect(said).toContain('Payments go to Stripe.');
    expect(said).toContain('Mails go to SMTP_URL.');
    expect(said).toContain('Files go to the bucket files.');
    expect(said).not.toMatch(/sk_live|whsec|pass@|ssss/);
  });

  it('says what stands for nothing real', () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, SMTP_URL, S3_BUCKET, ...rest } = VARIABLES;
    const sandbox = { PAYMENTS: 'sandbox', STRIPE_SANDBOX_URL: 'http://sandbox.test:4390' };
    const said = checkConfig({
      ...rest,
      ...sandbox,
      MAIL: 'files',
      SMS: 'files',
      RATE_LIMITS: 'off',
      DATA_DIR: '/srv/leafshift',
    }).join('\n');

    expect(said).toContain(
      'Payments go to the sandbox at http://sandbox.test:4390; no money moves.',
    );
    expect(said).toContain('Mails are written to /srv/leafshift/mail.');
    expect(said).toContain('Text messages are written to /srv/leafshift/sms.');
    expect(said).toContain('Files go to /srv/leafshift/uploads, which all processes must share.');
    expect(said).toContain('Nothing is limited');
  });

  it('says whether pushes are sent', () => {
    expect(checkConfig(VARIABLES).join('\n')).toContain('No pushes are sent');

    const said = checkConfig({
      ...VARIABLES,
      PUSH_PUBLIC_KEY: `B${'a'.repeat(86)}`,
      PUSH_PRIVATE_KEY: 'half-of-a-pair',
      PUSH_CONTACT: 'mailto:ops@portal.test',
    }).join('\n');
    expect(said).toContain('Pushes go to the push services');
    expect(said).not.toContain('half-of-a-pair');
  });

  it('refuses half of the settings of pushes, and pushes without encryption of the way', () => {
    expect(() => checkConfig({ ...VARIABLES, PUSH_CONTACT: 'mailto:ops@portal.test' })).toThrow(
      /PUSH_PUBLIC_KEY[\s\S]*PUSH_PRIVATE_KEY/,
    );
    for (const PUSH_HOSTS of ['http://127.0.0.1:4390', '169.254.169.254', 'localhost']) {
      expect(() => checkConfig({ ...VARIABLES, PUSH_HOSTS })).toThrow('PUSH_HOSTS');
    }
  });

  it('says everything that is missing', () => {
    expect(() => checkConfig({})).toThrow(
      /MONGODB_URI[\s\S]*JWT_SECRET[\s\S]*PORTAL_URL[\s\S]*SMTP_URL/,
    );
  });
});
