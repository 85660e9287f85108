export { marketStats } from './calls.ts';
export { MarketRegion, MarketStats } from './schemas.ts';
