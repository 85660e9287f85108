import type { InvoiceTexts } from './invoice-texts.ts';

export const spanish: InvoiceTexts = {
  invoice: 'Factura',
  paid: 'Pagada',
  open: 'Pendiente',
  billedTo: 'Facturado a',
  shift: 'Turno',
  details: 'Detalles',
  issued: 'Emitida {{date}}',
  paidAt: 'Pagada {{date}}, {{time}}',
  charged: 'Se cobra a la tarjeta registrada',
  worker: 'Trabajador',
  clockIn: 'Entrada',
  clockOut: 'Salida',
  hours: 'Horas',
  rate: 'Tarifa',
  amount: 'Importe',
  basePay: 'Pago base, {{hours}} horas',
  platformFee: 'Tarifa de plataforma, {{percent}}',
  processingFeeOne: 'Tarifa de procesamiento, {{count}} trabajador',
  processingFeeOther: 'Tarifa de procesamiento, {{count}} trabajadores',
  tax: 'Impuesto, {{province}} {{percent}}',
  total: 'Total (CAD)',
  footer:
    'Leafshift · Factura {{number}} · Importes en dólares canadienses · Página {{page}} de {{pages}}',
};
