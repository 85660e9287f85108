import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Sms, SmsSender } from './sms-sender.ts';

/** Writes each message as a JSON file; the same message again overwrites its own file. */
export class FileSms extends SmsSender {
  override readonly isConfigured = true;

  constructor(private readonly folder: string) {
    super();
  }

  override async deliver({ id, to, text, at }: Sms): Promise<void> {
    const path = join(this.folder, `${id}.json`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(`${path}.part`, JSON.stringify({ to, text, at: at.toISOString() }));
    await rename(`${path}.part`, path);
  }
}
