import type { MailTexts } from './mail-texts.ts';

export const english: MailTexts = {
  hello: 'Hello {{name}}',
  open: 'Open Leafshift',
  footer: 'Leafshift, staffing for the cannabis industry in Canada',
  fullStop: '.',
  recovery: {
    subject: 'Choose a new password',
    asked:
      'Somebody asked for a new password for your Leafshift account. If it was you, choose it here.',
    link: 'The link works once, within {{minutes}} minutes. If it was not you, nothing has changed and you can ignore this mail.',
    button: 'Choose a new password',
  },
};
