import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { settings } from '../settings.ts';

/** A mail to be written. */
export interface NewMail {
  /** The same mail again overwrites its own file. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

/** Writes mails as files, as the API does where no mail server is named. */
@Injectable()
export class MailService implements OnModuleInit {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  async onModuleInit(): Promise<void> {
    await mkdir(settings.MAIL_FOLDER, { recursive: true });
  }

  async send({ id, to, subject, text, link }: NewMail): Promise<void> {
    const url = `${settings.PORTAL_URL}${link}`;
    const { message } = await this.transport.sendMail({
      from: 'Leafshift <no-reply@leafshift.ca>',
      to,
      subject,
      text: `${text}\n\n${url}\n`,
      html: `<p>${text}</p><p><a href="${url}">Open Leafshift</a></p>`,
      messageId: `<${id}@leafshift.ca>`,
    });
    await writeFile(join(settings.MAIL_FOLDER, `${id}.eml`), message as Buffer);
  }
}
