import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { shiftCollection } from '../posts/index.ts';
import { MarketStats } from './application/market-stats.ts';
import { MarketOverview } from './domain/market-figures.ts';
import { MarketStatsController } from './http/market-stats.controller.ts';
import { MongoMarketOverview } from './persistence/mongo-market-overview.ts';

/** What the marketplace pays and asks for. */
@Module({
  imports: [MongooseModule.forFeature([shiftCollection])],
  controllers: [MarketStatsController],
  providers: [MarketStats, { provide: MarketOverview, useClass: MongoMarketOverview }],
  exports: [MarketOverview],
})
export class MarketStatsModule {}
