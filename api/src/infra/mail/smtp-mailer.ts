import { createTransport, type Transporter } from 'nodemailer';
import { AddressRefused, type Mail, Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;
/** The mailbox or its domain is not there, does not read mail or is closed (RFC 3463 and 7505). */
const NOBODY_THERE = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

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
    try {
      await this.#transport.sendMail({
        ...mail,
        attachments: [...attachments],
        from: this.sender,
      });
    } catch (error) {
      // The rest of what servers say often names the address, which belongs in no log.
      const [code] = NOBODY_THERE.exec(answerOf(error)) ?? [];
      throw code === undefined ? error : new AddressRefused(code, { cause: error });
    }
  }
}

/** What the server said to the command that it refused; empty where it said nothing. */
const answerOf = (error: unknown): string =>
  error instanceof Error && 'response' in error ? String(error.response) : '';
