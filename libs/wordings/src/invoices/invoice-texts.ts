/** What an invoice's PDF says around its names, times and amounts. */
export interface InvoiceTexts {
  readonly invoice: string;
  readonly paid: string;
  readonly open: string;
  readonly billedTo: string;
  readonly shift: string;
  readonly details: string;
  readonly issued: string;
  readonly paidAt: string;
  readonly charged: string;
  readonly worker: string;
  readonly clockIn: string;
  readonly clockOut: string;
  readonly hours: string;
  readonly rate: string;
  readonly amount: string;
  readonly basePay: string;
  readonly platformFee: string;
  readonly processingFeeOne: string;
  readonly processingFeeOther: string;
  readonly tax: string;
  readonly total: string;
  readonly footer: string;
}
