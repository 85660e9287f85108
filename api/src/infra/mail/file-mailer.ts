import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer.ts';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

/** Writes each mail as an .eml file; the same mail again overwrites its own file. */
export class FileMailer extends Mailer {
  #folderMade: Promise<unknown> | undefined;

  constructor(
    private readonly folder: string,
    private readonly sender: string,
  ) {
    super();
  }

  override async deliver({ attachments = [], ...mail }: Mail): Promise<void> {
    const { message } = await transport.sendMail({
      ...mail,
      attachments: [...attachments],
      from: this.sender,
    });
    const name = mail.messageId.replace(/[^A-Za-z0-9-]/g, '_');
    const path = join(this.folder, `${name}.eml`);
    this.#folderMade ??= mkdir(this.folder, { recursive: true });
    await this.#folderMade;
    await writeFile(`${path}.part`, message as Buffer);
    await rename(`${path}.part`, path);
  }
}
