export { MarketStatsModule } from './market-stats.module.ts';
