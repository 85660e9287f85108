import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
}

/** A mail server of this machine that keeps what it is given. */
export class MailDouble {
  readonly #server: SMTPServer;
  readonly received: ReceivedMail[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        text(stream).then((message) => {
          this.received.push({
            to: envelope.rcptTo.map(({ address }) => address),
            messageId: /^message-id: *(.*)$/im.exec(message)?.[1]?.trim() ?? '',
            subject: /^subject: *(.*)$/im.exec(message)?.[1]?.trim() ?? '',
          });
          done();
        }, done);
      },
    });
    // A client that is cut off by a rehearsal is no failure of the server.
    this.#server.on('error', () => undefined);
  }

  static async start(): Promise<MailDouble> {
    const double = new MailDouble();
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', () => resolve()));
    return double;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
