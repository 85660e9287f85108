export { FactorChanges } from './application/factor-changes.ts';
export { FactorSecrets } from './application/factor-secrets.ts';
export { OwnFactors } from './application/own-factors.ts';
export { SecondFactorModule } from './second-factor.module.ts';
