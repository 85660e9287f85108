export { MarketOverview } from './domain/market-figures.ts';
export { MarketStatsModule } from './market-stats.module.ts';
