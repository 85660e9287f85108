import { PermanentFailure } from '../outbox/outbox-handlers.ts';
import { SmsSender } from './sms-sender.ts';

/** Nothing is configured. */
export class NoSms extends SmsSender {
  override readonly isConfigured = false;

  override async deliver(): Promise<void> {
    throw new PermanentFailure('No text messages are configured');
  }
}
