import { PermanentFailure } from '../outbox/outbox-handlers.ts';
import { type Sms, SmsSender } from './sms-sender.ts';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of ours, or the id of a messaging service. */
  readonly from: string;
  /** Where the provider answers, without a slash at the end. */
  readonly url: string;
}

const TIMEOUT_MS = 10_000;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Twilio's Messages resource. Its answers are not read: they hold the message. */
export class TwilioSms extends SmsSender {
  override readonly isConfigured = true;

  constructor(private readonly account: TwilioAccount) {
    super();
  }

  override async deliver({ to, text }: Sms): Promise<void> {
    const { accountSid, authToken, from, url } = this.account;
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const { ok, status, body } = await fetch(
      `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        },
        body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    await body?.cancel();
    if (!ok) {
      const problem = `The text message was answered with ${status}`;
      throw status === TOO_MANY || status >= SERVER_ERROR
        ? new Error(problem)
        : new PermanentFailure(problem);
    }
  }
}
