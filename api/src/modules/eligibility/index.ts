export { Eligibility } from './application/eligibility.ts';
export { EligibilityModule } from './eligibility.module.ts';
