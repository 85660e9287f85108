import {
  type MarketStats as MarketStatsAnswer,
  marketStats,
} from '@leafshift/contracts/market-stats';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { MarketStats } from '../application/market-stats.ts';

@Controller()
export class MarketStatsController {
  constructor(private readonly stats: MarketStats) {}

  @Endpoint(marketStats)
  get(): Promise<MarketStatsAnswer> {
    return this.stats.get();
  }
}
