import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileMailer } from './file-mailer.ts';
import { MailFolder } from './stored-mail.ts';

describe('the mails of a folder', () => {
  let path: string;
  let folder: MailFolder;

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'leafshift-mails-'));
    folder = new MailFolder(join(path, 'mail'));
  });

  afterEach(() => rm(path, { recursive: true, force: true }));

  const isSent = async (messageId: string, text: string, second: number): Promise<void> => {
    const mailer = new FileMailer(join(path, 'mail'), 'Leafshift <hello@example.ca>');
    const date = new Date('2026-05-04T16:00:00.000Z');
    const mail = { to: 'worker@example.ca', subject: 'Hello', html: text, date };
    await mailer.deliver({ ...mail, messageId, text });
    await utimes(join(path, 'mail', `${messageId}.eml`), second, second);
  };

  const texts = async () => (await folder.mails()).map(({ text }) => text.trim());

  it('are none before one is sent, and stand in the order in which they were sent', async () => {
    expect(await folder.mails()).toEqual([]);
    await isSent('b', 'First', 1);
    await isSent('a', 'Second', 2);
    expect(await texts()).toEqual(['First', 'Second']);
  });

  it('are decoded once, and again when one was written anew', async () => {
    await isSent('a', 'First', 1);
    const [before] = await folder.mails();
    expect((await folder.mails())[0]).toBe(before);

    await isSent('a', 'Corrected', 2);
    expect(await texts()).toEqual(['Corrected']);
  });
});
