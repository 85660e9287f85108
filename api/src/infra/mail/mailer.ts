/** A file of text that goes along with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** One mail to one person. */
export interface Mail {
  readonly to: string;
  /** Where replies go, where somebody waits for them. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** The same for the same mail, so that a repeated delivery can be told. */
  readonly messageId: string;
  readonly date: Date;
}

/** Nobody has the address, and nobody will by trying again. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Where mail goes: an SMTP server, or a folder on a developer's machine. */
export abstract class Mailer {
  /** Throws when the mail was not taken, AddressRefused when nobody has the address. */
  abstract deliver(mail: Mail): Promise<void>;
}
