import { setTimeout as wait } from 'node:timers/promises';

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const LOOKS = 100;
const LOOK_EVERY_MS = 100;

/** What `find` reads in the latest mail to an address that has it, once it is there. Throws where none comes. */
export async function mailTo(
  portalUrl: string,
  email: string,
  find: (mail: SentMail) => string | undefined,
): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch(
      `${portalUrl}/api/dev/mail.json?${new URLSearchParams({ to: email })}`,
    );
    const mails = (await answer.json()) as readonly SentMail[];
    // An API of the release before names all that were sent.
    for (const mail of mails.filter(({ to }) => to === email)) {
      const found = find(mail);
      if (found !== undefined) return found;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`No such mail was sent to ${email}`);
}
