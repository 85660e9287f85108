export { FactorChanges } from './application/factor-changes.ts';
export { FactorSecrets } from './application/factor-secrets.ts';
export { SecondFactorModule } from './second-factor.module.ts';
