import { mailTo } from './mail-to.ts';

/** The code of the latest mail to an address, once it is there. Throws where none comes. */
export const codeFor = (portalUrl: string, email: string): Promise<string> =>
  mailTo(portalUrl, email, ({ subject }) => /^\d{6}(?= )/.exec(subject)?.[0]);
