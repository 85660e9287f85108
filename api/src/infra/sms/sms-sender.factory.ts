import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { FileSms } from './file-sms.ts';
import { NoSms } from './no-sms.ts';
import type { SmsSender } from './sms-sender.ts';
import { TwilioSms } from './twilio-sms.ts';

/** Files where they are asked for, Twilio where it is configured, else no messages at all. */
export function smsSenderOf({ env, dataDir }: Config): SmsSender {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid && authToken && from) {
    return new TwilioSms({ accountSid, authToken, from, url: 'https://api.twilio.com' });
  }
  return env.SMS === 'files' ? new FileSms(join(dataDir, 'sms')) : new NoSms();
}
