import type { InvoiceTexts } from './invoice-texts.ts';

export const german: InvoiceTexts = {
  invoice: 'Rechnung',
  paid: 'Bezahlt',
  open: 'Offen',
  billedTo: 'Rechnung an',
  shift: 'Schicht',
  details: 'Angaben',
  issued: 'Ausgestellt {{date}}',
  paidAt: 'Bezahlt {{date}}, {{time}}',
  charged: 'Wird der hinterlegten Karte belastet',
  worker: 'Arbeitskraft',
  clockIn: 'Beginn',
  clockOut: 'Ende',
  hours: 'Stunden',
  rate: 'Lohn',
  amount: 'Betrag',
  basePay: 'Grundlohn, {{hours}} Stunden',
  platformFee: 'Plattformgebühr, {{percent}}',
  processingFeeOne: 'Bearbeitungsgebühr, {{count}} Person',
  processingFeeOther: 'Bearbeitungsgebühr, {{count}} Personen',
  tax: 'Steuer, {{province}} {{percent}}',
  total: 'Gesamtbetrag (CAD)',
  footer:
    'Leafshift · Rechnung {{number}} · Beträge in kanadischen Dollar · Seite {{page}} von {{pages}}',
};
