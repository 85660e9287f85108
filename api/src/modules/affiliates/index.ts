export { AffiliatesModule } from './affiliates.module.ts';
export { AffiliateLinks } from './application/affiliate-links.ts';
