import type { Counts } from '../metrics/counts.ts';
import { AddressRefused, type Mail, Mailer } from './mailer.ts';

/** Counts what another mailer takes. */
export class CountedMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly counts: Counts,
  ) {
    super();
  }

  override async deliver(mail: Mail): Promise<void> {
    try {
      await this.mailer.deliver(mail);
      this.counts.mailed('taken');
    } catch (error) {
      this.counts.mailed(error instanceof AddressRefused ? 'refused' : 'failed');
      throw error;
    }
  }
}
