export { Eligibility } from './application/eligibility.ts';
export { type InvoiceStanding, InvoiceStandings } from './domain/invoice-standings.ts';
export { SecuredPayStandings } from './domain/secured-pay-standings.ts';
export { EligibilityModule } from './eligibility.module.ts';
