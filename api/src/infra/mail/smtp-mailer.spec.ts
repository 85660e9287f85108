import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAuthentication, type SMTPServerSession } from 'smtp-server';
import { AddressRefused, type Mail } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const SENDER = 'Leafshift <no-reply@leafshift.test>';

const mail: Mail = {
  to: 'ana@example.test',
  subject: 'Vous êtes confirmée',
  text: 'Bonjour Ana',
  html: '<p>Bonjour Ana</p>',
  messageId: '<665f00000000000000000001@leafshift.ca>',
  date: new Date('2026-05-04T16:00:00Z'),
};

interface Received {
  readonly from: string | false;
  readonly to: readonly string[];
  readonly message: string;
}

describe('the SMTP mailer', () => {
  let server: SMTPServer;
  let origin: string;
  const received: Received[] = [];
  const credentials: (string | undefined)[] = [];
  let refusal: (Error & { responseCode?: number }) | null = null;
  let unknown: string | null = null;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: ({ username, password }: SMTPServerAuthentication, _session, done) => {
        credentials.push(`${username}:${password}`);
        done(password === 'right' ? null : new Error('Invalid password'), { user: username });
      },
      onRcptTo: (_address, _session, done) => {
        done(unknown === null ? null : Object.assign(new Error(unknown), { responseCode: 550 }));
      },
      onData: (stream, { envelope }: SMTPServerSession, done) => {
        text(stream).then((message) => {
          if (!refusal) {
            const { mailFrom, rcptTo } = envelope;
            received.push({
              from: mailFrom ? mailFrom.address : false,
              to: rcptTo.map(({ address }) => address),
              message,
            });
          }
          done(refusal);
        }, done);
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    origin = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received.length = 0;
    credentials.length = 0;
    refusal = null;
    unknown = null;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('hands a mail over with both bodies, in the sender’s name and under its own id', async () => {
    await new SmtpMailer(`smtp://${origin}`, SENDER).deliver(mail);

    expect(received).toMatchObject([{ from: 'no-reply@leafshift.test', to: ['ana@example.test'] }]);
    const [{ message } = { message: '' }] = received;
    expect(message).toContain('From: Leafshift <no-reply@leafshift.test>');
    expect(message).toContain('Message-ID: <665f00000000000000000001@leafshift.ca>');
    expect(message).toContain('Date: Mon, 04 May 2026 16:00:00 +0000');
    expect(message).toContain('Subject: =?UTF-8?Q?Vous_=C3=AAtes_confirm=C3=A9e?=');
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
  });

  it('signs in with the name and password of the address', async () => {
    await new SmtpMailer(`smtp://portal:right@${origin}`, SENDER).deliver(mail);

    expect(credentials).toEqual(['portal:right']);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['a wrong password', () => `smtp://portal:wrong@${origin}`, 'EAUTH'],
    ['a server that is not there', () => 'smtp://127.0.0.1:1', 'ESOCKET'],
  ])('throws for %s, so that the outbox tries again', async (_, url, code) => {
    const delivery = new SmtpMailer(url(), SENDER).deliver(mail);

    await expect(delivery).rejects.toMatchObject({ code });
    expect(received).toEqual([]);
  });

  it('throws when the server does not take the mail', async () => {
    refusal = Object.assign(new Error('Mailbox full'), { responseCode: 452 });

    const delivery = new SmtpMailer(`smtp://${origin}`, SENDER).deliver(mail);

    await expect(delivery).rejects.toMatchObject({ responseCode: 452 });
  });

  it.each([
    ['5.1.1 No such user', true],
    ['5.1.2 No such domain', true],
    ['5.1.10 This domain takes no mail', true],
    ['5.7.1 Relaying denied', false],
    ['Not now', false],
  ])('knows by the code of an answer whether nobody has an address: %s', async (said, isGone) => {
    unknown = said;

    const failure = await new SmtpMailer(`smtp://${origin}`, SENDER)
      .deliver(mail)
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof AddressRefused).toBe(isGone);
  });
});
