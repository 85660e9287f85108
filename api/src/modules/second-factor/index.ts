export { FactorChanges } from './application/factor-changes.ts';
export { SecondFactorModule } from './second-factor.module.ts';
