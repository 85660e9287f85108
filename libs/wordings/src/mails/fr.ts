import type { MailTexts } from './mail-texts.ts';

export const french: MailTexts = {
  hello: 'Bonjour {{name}}',
  open: 'Ouvrir Leafshift',
  footer: 'Leafshift, la dotation en personnel pour l’industrie du cannabis au Canada',
  fullStop: '.',
  recovery: {
    subject: 'Choisir un nouveau mot de passe',
    asked:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Leafshift. Si c’était vous, choisissez-le ici.',
    link: 'Le lien fonctionne une seule fois, pendant {{minutes}} minutes. Si ce n’était pas vous, rien n’a changé et vous pouvez ignorer ce courriel.',
    button: 'Choisir un nouveau mot de passe',
  },
};
