import type { NoticeTexts } from './notice-texts.ts';

export const french: NoticeTexts = {
  message: {
    'shift-requested': '{{name}} a demandé votre quart ({{jobTitle}}) du {{date}}',
    'request-withdrawn': '{{name}} a retiré sa demande pour votre quart ({{jobTitle}}) du {{date}}',
    'worker-confirmed': '{{name}} vous a confirmé pour le quart ({{jobTitle}}) du {{date}}',
    'place-cancelled':
      '{{name}} a annulé sa place à votre quart ({{jobTitle}}) du {{date}}. La place est de nouveau libre',
    'shift-changed': '{{name}} a modifié le quart ({{jobTitle}}) du {{date}}',
    'shift-cancelled': '{{name}} a annulé le quart ({{jobTitle}}) du {{date}}',
    'shift-invited': '{{name}} vous invite au quart ({{jobTitle}}) du {{date}}',
    'shift-reminder': 'Votre quart ({{jobTitle}}) à {{location}} commence le {{date}} à {{time}}',
    'clocked-in':
      '{{name}} a pointé votre arrivée à {{at}} pour le quart ({{jobTitle}}) du {{date}}',
    'clocked-out':
      '{{name}} a pointé votre départ à {{at}} pour le quart ({{jobTitle}}) du {{date}}',
    'no-show':
      '{{name}} a indiqué que vous étiez absent du quart ({{jobTitle}}) du {{date}}. Si vous y étiez, veuillez en parler à l’employeur',
    rated: '{{name}} vous a donné {{stars}} étoiles sur 5 pour le quart ({{jobTitle}}) du {{date}}',
    'invoice-created':
      'La facture {{invoice}} de {{amount}} pour votre quart ({{jobTitle}}) est prête',
    'payment-failed': 'La facture {{invoice}} de {{amount}} n’a pas pu être débitée. {{reason}}',
    'payment-succeeded': 'La facture {{invoice}} de {{amount}} est payée',
    'payout-waiting':
      'Votre paie de {{amount}} de {{name}} attend vos coordonnées bancaires. Veuillez connecter un compte bancaire',
    'payout-sent': 'Votre paie de {{amount}} de {{name}} est en route vers votre banque',
    'document-submitted': '{{name}} a soumis un document à vérifier : {{document}}',
    'document-approved': 'Votre document a été approuvé : {{document}}',
    'document-rejected': 'Votre document ({{document}}) n’a pas été accepté : {{reason}}',
    'account-suspended': 'Votre compte est suspendu. Veuillez joindre le soutien',
    'account-restored': 'Votre compte est de nouveau actif',
  },
  variant: {
    'place-cancelled.late':
      '{{name}} a annulé sa place à votre quart ({{jobTitle}}) du {{date}} avec moins de 24 heures de préavis. La place est de nouveau libre',
    'account-suspended.late-cancellation':
      'Votre compte est suspendu parce qu’un quart a été annulé avec moins de 24 heures de préavis. Veuillez joindre le soutien',
  },
  subject: {
    'shift-requested': 'Votre quart a été demandé',
    'request-withdrawn': 'Une demande a été retirée',
    'worker-confirmed': 'Votre place est confirmée',
    'place-cancelled': 'Une personne a annulé sa place',
    'shift-changed': 'Un quart a changé',
    'shift-cancelled': 'Un quart a été annulé',
    'shift-invited': 'Vous êtes invité à un quart',
    'shift-reminder': 'Votre quart de demain',
    'clocked-in': 'Votre arrivée est pointée',
    'clocked-out': 'Votre départ est pointé',
    'no-show': 'Une absence a été indiquée',
    rated: 'Vous avez une nouvelle évaluation',
    'invoice-created': 'Votre facture',
    'payment-failed': 'Un paiement a échoué',
    'payment-succeeded': 'Paiement reçu',
    'payout-waiting': 'Votre paie est en attente',
    'payout-sent': 'Votre paie est en route',
    'document-submitted': 'Un document attend une vérification',
    'document-approved': 'Votre document a été approuvé',
    'document-rejected': 'Votre document n’a pas été accepté',
    'account-suspended': 'Votre compte est suspendu',
    'account-restored': 'Votre compte est de nouveau actif',
  },
  document: {
    identificationDocument: 'pièce d’identité avec photo',
    backgroundCheck: 'vérification des antécédents',
    businessLicence: 'permis d’exploitation',
  },
};
