type Variables = Readonly<Record<string, string | undefined>>;

/** A setting that lacks or contradicts another one. */
export interface SettingProblem {
  readonly name: string;
  readonly problem: string;
}

const REQUIRED = 'This is required in production';
/** What the sandbox signs with unless it is told otherwise, so that anybody knows it. */
const KNOWN_TO_ALL = 'whsec_sandbox';

/**
 * What no single variable shows: settings that production cannot do without, because nothing there
 * falls back to what a developer's machine uses, and settings that contradict each other.
 */
export function settingProblems(variables: Variables): readonly SettingProblem[] {
  const has = (name: string): boolean => Boolean(variables[name]?.trim());
  const isProduction = !['development', 'test'].includes(variables.NODE_ENV?.trim() ?? '');
  return [
    ...(isProduction ? productionProblems(has, variables) : []),
    ...(has('STRIPE_SECRET_KEY') ? stripeProblems(has) : []),
    ...(has('SMTP_URL') && has('MAIL')
      ? [{ name: 'MAIL', problem: 'Either this or SMTP_URL, not both' }]
      : []),
    ...smsProblems(has),
    ...storeProblems(has),
    ...pushProblems(has),
  ];
}

function* productionProblems(
  has: (name: string) => boolean,
  variables: Variables,
): Iterable<SettingProblem> {
  const { SEED_DEMO, PUSH_HOSTS, PAYMENTS } = variables;
  if (SEED_DEMO === 'on') {
    yield { name: 'SEED_DEMO', problem: 'The demo marketplace is not for production' };
  }
  if (PUSH_HOSTS?.includes('http:')) {
    yield { name: 'PUSH_HOSTS', problem: 'Production sends pushes by https only' };
  }
  for (const name of ['JWT_SECRET', 'PORTAL_URL']) {
    if (!has(name)) {
      yield { name, problem: REQUIRED };
    }
  }
  if (!has('STRIPE_SECRET_KEY') && !has('PAYMENTS')) {
    const problem = `${REQUIRED}, with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, unless PAYMENTS=sandbox says that no money is meant to move`;
    yield { name: 'STRIPE_SECRET_KEY', problem };
  }
  if (PAYMENTS?.trim() === 'sandbox' && !has('STRIPE_SECRET_KEY')) {
    yield* sandboxProblems(has, variables);
  }
  if (!has('S3_BUCKET') && !has('DATA_DIR')) {
    const problem = `${REQUIRED} without S3_BUCKET: uploads are kept there`;
    yield { name: 'DATA_DIR', problem };
  }
  if (!has('SMTP_URL') && !has('MAIL')) {
    const problem = `${REQUIRED}, unless MAIL=files says that mails are meant to be written to files`;
    yield { name: 'SMTP_URL', problem };
  }
  if (has('SMTP_URL') && !has('MAIL_FROM')) {
    const problem = `${REQUIRED} beside SMTP_URL: mails of a domain that is not yours are refused`;
    yield { name: 'MAIL_FROM', problem };
  }
}

function* sandboxProblems(
  has: (name: string) => boolean,
  { STRIPE_WEBHOOK_SECRET }: Variables,
): Iterable<SettingProblem> {
  for (const name of ['STRIPE_SANDBOX_URL', 'STRIPE_WEBHOOK_SECRET']) {
    if (!has(name)) {
      yield { name, problem: 'This is required beside PAYMENTS=sandbox in production' };
    }
  }
  if (STRIPE_WEBHOOK_SECRET?.split(',').some((secret) => secret.trim() === KNOWN_TO_ALL)) {
    const problem = 'Anybody can sign with the secret that stands in the code of the sandbox';
    yield { name: 'STRIPE_WEBHOOK_SECRET', problem };
  }
}

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'];

function* smsProblems(has: (name: string) => boolean): Iterable<SettingProblem> {
  const given = TWILIO.filter(has);
  if (given.length === 0) {
    return;
  }
  for (const name of TWILIO) {
    if (!has(name)) {
      yield { name, problem: `This is required beside ${given.join(' and ')}` };
    }
  }
  if (has('SMS')) {
    yield { name: 'SMS', problem: 'Either this or the settings of Twilio, not both' };
  }
}

const PUSH = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'];

function* pushProblems(has: (name: string) => boolean): Iterable<SettingProblem> {
  const given = PUSH.filter(has);
  for (const name of given.length > 0 ? PUSH : []) {
    if (!has(name)) {
      yield { name, problem: `This is required beside ${given.join(' and ')}` };
    }
  }
}

const OF_THE_BUCKET = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

function* storeProblems(has: (name: string) => boolean): Iterable<SettingProblem> {
  const given = OF_THE_BUCKET.filter(has);
  if (given.length > 0 && !has('S3_BUCKET')) {
    yield { name: 'S3_BUCKET', problem: `This is required beside ${given.join(' and ')}` };
  }
  if (has('S3_ACCESS_KEY_ID') !== has('S3_SECRET_ACCESS_KEY')) {
    yield {
      name: has('S3_ACCESS_KEY_ID') ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID',
      problem: 'The key of the store and its secret come together',
    };
  }
}

function* stripeProblems(has: (name: string) => boolean): Iterable<SettingProblem> {
  for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    if (!has(name)) {
      yield { name, problem: 'This is required beside STRIPE_SECRET_KEY' };
    }
  }
  if (has('PAYMENTS')) {
    yield { name: 'PAYMENTS', problem: 'Either this or STRIPE_SECRET_KEY, not both' };
  }
}
