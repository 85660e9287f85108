import { Config } from '../infra/config/config.ts';
import { readStripeSettings, type StripeSettings } from '../infra/stripe/stripe-settings.ts';

/** What the settings come to, without starting anything. Throws ConfigurationError with all that is wrong. */
export function checkConfig(
  variables: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { env, portalUrl, dataDir, isProduction } = Config.check(variables);
  return [
    'The settings can be used.',
    `  It runs as ${env.NODE_ENV}, for the portal at ${portalUrl}, on ${env.API_HOST}:${env.API_PORT}.`,
    paymentLine(readStripeSettings(env)),
    env.SMTP_URL ? '  Mails go to SMTP_URL.' : `  Mails are written to ${dataDir}/mail.`,
    smsLine(env.SMS, env.TWILIO_ACCOUNT_SID, dataDir),
    pushLine(env.PUSH_PUBLIC_KEY, isProduction),
    env.S3_BUCKET
      ? `  Files go to the bucket ${env.S3_BUCKET}.`
      : `  Files go to ${dataDir}/uploads${isProduction ? ', which all processes must share' : ''}.`,
    ...(env.RATE_LIMITS ? [] : ['  Nothing is limited: RATE_LIMITS is off.']),
  ];
}

const paymentLine = ({ origin }: StripeSettings): string =>
  origin
    ? `  Payments go to the sandbox at ${origin.origin}; no money moves.`
    : '  Payments go to Stripe.';

function smsLine(sms: string | undefined, twilio: string | undefined, dataDir: string): string {
  if (twilio) return '  Text messages go to Twilio.';
  return sms ? `  Text messages are written to ${dataDir}/sms.` : '  No text messages are sent.';
}

function pushLine(publicKey: string | undefined, isProduction: boolean): string {
  if (publicKey) return '  Pushes go to the push services of browsers.';
  return isProduction
    ? '  No pushes are sent: PUSH_PUBLIC_KEY is not set.'
    : '  Pushes go to the push services of browsers, with keys of this machine.';
}
