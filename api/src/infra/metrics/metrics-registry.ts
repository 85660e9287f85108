import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Config } from '../config/config.ts';

/** Where this process keeps what it counts. */
@Injectable()
export class MetricsRegistry extends Registry {
  constructor({ isTest }: Config) {
    super();
    // What observes the process is never let go, and would hold every API of a spec.
    if (!isTest) {
      collectDefaultMetrics({ register: this });
    }
  }
}
