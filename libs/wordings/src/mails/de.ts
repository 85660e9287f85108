import type { MailTexts } from './mail-texts.ts';

export const german: MailTexts = {
  hello: 'Guten Tag {{name}}',
  open: 'Leafshift öffnen',
  footer: 'Leafshift, Personal für die Cannabisbranche in Kanada',
  fullStop: '.',
  recovery: {
    subject: 'Neues Passwort wählen',
    asked:
      'Jemand hat ein neues Passwort für Ihr Leafshift-Konto angefordert. Wenn Sie das waren, wählen Sie es hier.',
    link: 'Der Link gilt einmal und {{minutes}} Minuten lang. Wenn Sie das nicht waren, hat sich nichts geändert und Sie können diese E-Mail ignorieren.',
    button: 'Neues Passwort wählen',
  },
};
