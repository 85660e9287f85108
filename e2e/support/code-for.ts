import { setTimeout as wait } from 'node:timers/promises';

interface SentMail {
  readonly to: string;
  readonly subject: string;
}

const LOOKS = 100;
const LOOK_EVERY_MS = 100;

/** The code of the latest mail to an address, once it is there. Throws where none comes. */
export async function codeFor(portalUrl: string, email: string): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch(`${portalUrl}/api/dev/mail.json`);
    const mails = (await answer.json()) as readonly SentMail[];
    for (const { to, subject } of mails) {
      const [code] = (to === email && /^\d{6}(?= )/.exec(subject)) || [];
      if (code !== undefined) return code;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`No code was sent to ${email}`);
}
