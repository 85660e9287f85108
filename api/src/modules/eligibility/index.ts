export { Eligibility, type PaymentReading } from './application/eligibility.ts';
export { InvoiceStandings, type StandingWith } from './domain/invoice-standings.ts';
export { SecuredPayStandings } from './domain/secured-pay-standings.ts';
export { EligibilityModule } from './eligibility.module.ts';
