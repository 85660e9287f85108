import type { InvoiceTexts } from './invoice-texts.ts';

export const french: InvoiceTexts = {
  invoice: 'Facture',
  paid: 'Payée',
  open: 'À payer',
  billedTo: 'Facturé à',
  shift: 'Quart de travail',
  details: 'Détails',
  issued: 'Émise le {{date}}',
  paidAt: 'Payée le {{date}}, {{time}}',
  charged: 'Débitée de la carte au dossier',
  worker: 'Travailleur',
  clockIn: 'Arrivée',
  clockOut: 'Départ',
  hours: 'Heures',
  rate: 'Taux',
  amount: 'Montant',
  basePay: 'Paie de base, {{hours}} heures',
  platformFee: 'Frais de plateforme, {{percent}}',
  processingFeeOne: 'Frais de traitement, {{count}} travailleur',
  processingFeeOther: 'Frais de traitement, {{count}} travailleurs',
  tax: 'Taxe, {{province}} {{percent}}',
  total: 'Total (CAD)',
  footer:
    'Leafshift · Facture {{number}} · Montants en dollars canadiens · Page {{page}} de {{pages}}',
};
