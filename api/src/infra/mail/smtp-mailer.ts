import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;

/** Sends through the SMTP server of the configuration. */
export class SmtpMailer extends Mailer {
  readonly #transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly sender: string,
  ) {
    super();
    const url = new URL(smtpUrl);
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
      url.searchParams.set(name, String(TIMEOUT_MS));
    }
    this.#transport = createTransport(url.href);
  }

  override async deliver({ attachments = [], ...mail }: Mail): Promise<void> {
    await this.#transport.sendMail({
      ...mail,
      attachments: [...attachments],
      from: this.sender,
    });
  }
}
