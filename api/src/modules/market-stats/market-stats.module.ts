import { Module } from '@nestjs/common';
import { MarketStatsController } from './api/market-stats.controller.ts';
import { MarketStats } from './api/market-stats.ts';

@Module({ controllers: [MarketStatsController], providers: [MarketStats] })
export class MarketStatsModule {}
