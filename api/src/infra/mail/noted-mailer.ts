import type { DeliveryLog } from '../deliveries/delivery-log.ts';
import { type Mail, Mailer } from './mailer.ts';

/** Notes what another mailer takes and what it does not. */
export class NotedMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly deliveries: DeliveryLog,
  ) {
    super();
  }

  override deliver(mail: Mail): Promise<void> {
    const { messageId: key, subject: what, to } = mail;
    return this.deliveries.attempt({ kind: 'mail', key, what, to }, () =>
      this.mailer.deliver(mail),
    );
  }
}
