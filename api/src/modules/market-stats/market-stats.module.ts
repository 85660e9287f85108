import { Module } from '@nestjs/common';
import { MarketStats } from './application/market-stats.ts';
import { MarketStatsController } from './http/market-stats.controller.ts';

@Module({ controllers: [MarketStatsController], providers: [MarketStats] })
export class MarketStatsModule {}
