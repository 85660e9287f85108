import type { NoticeTexts } from './notice-texts.ts';

export const german: NoticeTexts = {
  message: {
    'shift-requested': '{{name}} hat Ihre Schicht als {{jobTitle}} am {{date}} angefragt',
    'request-withdrawn':
      '{{name}} hat die Anfrage für Ihre Schicht als {{jobTitle}} am {{date}} zurückgezogen',
    'worker-confirmed': '{{name}} hat Sie für die Schicht als {{jobTitle}} am {{date}} bestätigt',
    'place-cancelled':
      '{{name}} hat den Platz in Ihrer Schicht als {{jobTitle}} am {{date}} abgesagt. Der Platz ist wieder frei',
    'shift-changed': '{{name}} hat die Schicht als {{jobTitle}} am {{date}} geändert',
    'shift-cancelled': '{{name}} hat die Schicht als {{jobTitle}} am {{date}} abgesagt',
    'shift-invited': '{{name}} lädt Sie zur Schicht als {{jobTitle}} am {{date}} ein',
    'shift-reminder':
      'Ihre Schicht als {{jobTitle}} am Standort {{location}} beginnt am {{date}} um {{time}}',
    'clocked-in':
      '{{name}} hat Sie um {{at}} für die Schicht als {{jobTitle}} am {{date}} eingestempelt',
    'clocked-out':
      '{{name}} hat Sie um {{at}} für die Schicht als {{jobTitle}} am {{date}} ausgestempelt',
    'no-show':
      '{{name}} hat vermerkt, dass Sie zur Schicht als {{jobTitle}} am {{date}} nicht erschienen sind. Falls Sie dort waren, sprechen Sie bitte mit dem Arbeitgeber',
    rated:
      '{{name}} hat Ihnen für die Schicht als {{jobTitle}} am {{date}} {{stars}} von 5 Sternen gegeben',
    'invoice-created':
      'Die Rechnung {{invoice}} über {{amount}} für Ihre Schicht ({{jobTitle}}) liegt bereit',
    'payment-failed':
      'Die Rechnung {{invoice}} über {{amount}} konnte nicht abgebucht werden. {{reason}}',
    'payment-succeeded': 'Die Rechnung {{invoice}} über {{amount}} ist bezahlt',
    'payout-waiting':
      'Ihr Lohn von {{amount}} von {{name}} wartet auf Ihre Bankverbindung. Bitte verbinden Sie ein Bankkonto',
    'payout-sent': 'Ihr Lohn von {{amount}} von {{name}} ist auf dem Weg zu Ihrer Bank',
    'document-submitted': '{{name}} hat ein Dokument zur Prüfung eingereicht: {{document}}',
    'document-approved': 'Ihr Dokument wurde angenommen: {{document}}',
    'document-rejected': 'Ihr Dokument ({{document}}) wurde nicht angenommen: {{reason}}',
    'account-suspended': 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support',
    'account-restored': 'Ihr Konto ist wieder aktiv',
  },
  variant: {
    'place-cancelled.late':
      '{{name}} hat den Platz in Ihrer Schicht als {{jobTitle}} am {{date}} weniger als 24 Stunden vorher abgesagt. Der Platz ist wieder frei',
    'account-suspended.late-cancellation':
      'Ihr Konto ist gesperrt, weil eine Schicht weniger als 24 Stunden vorher abgesagt wurde. Bitte wenden Sie sich an den Support',
  },
  subject: {
    'shift-requested': 'Anfrage für Ihre Schicht',
    'request-withdrawn': 'Eine Anfrage wurde zurückgezogen',
    'worker-confirmed': 'Sie sind bestätigt',
    'place-cancelled': 'Eine Arbeitskraft hat abgesagt',
    'shift-changed': 'Eine Schicht hat sich geändert',
    'shift-cancelled': 'Eine Schicht wurde abgesagt',
    'shift-invited': 'Sie sind zu einer Schicht eingeladen',
    'shift-reminder': 'Ihre Schicht morgen',
    'clocked-in': 'Sie sind eingestempelt',
    'clocked-out': 'Sie sind ausgestempelt',
    'no-show': 'Sie wurden als nicht erschienen vermerkt',
    rated: 'Sie haben eine neue Bewertung',
    'invoice-created': 'Ihre Rechnung',
    'payment-failed': 'Eine Zahlung ist fehlgeschlagen',
    'payment-succeeded': 'Zahlung eingegangen',
    'payout-waiting': 'Ihr Lohn wartet',
    'payout-sent': 'Ihr Lohn ist unterwegs',
    'document-submitted': 'Ein Dokument wartet auf Prüfung',
    'document-approved': 'Ihr Dokument wurde angenommen',
    'document-rejected': 'Ihr Dokument wurde nicht angenommen',
    'account-suspended': 'Ihr Konto ist gesperrt',
    'account-restored': 'Ihr Konto ist wieder aktiv',
  },
  document: {
    identificationDocument: 'amtlicher Lichtbildausweis',
    backgroundCheck: 'Führungszeugnis',
    businessLicence: 'Gewerbelizenz',
  },
};
