import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Config } from '../config/config.ts';
import { FreeDisk } from '../readiness/free-disk.ts';
import { MetricsRegistry } from './metrics-registry.ts';

/** Whether this process serves, and how much room is left where it keeps uploads. */
@Injectable()
export class ReadinessMetrics {
  constructor(
    private readonly registry: MetricsRegistry,
    disk: FreeDisk,
    { env }: Config,
  ) {
    // With a bucket a full disk keeps nobody from anything.
    if (!env.S3_BUCKET) {
      new Gauge({
        name: 'leafshift_free_disk_megabytes',
        help: 'Free megabytes in the folder of uploads; without end where it is not there yet',
        registers: [registry],
        async collect() {
          this.set(await disk.megabytes());
        },
      });
    }
  }

  /** `isReady` is asked whenever somebody reads the metrics. */
  follow(isReady: () => Promise<boolean>): void {
    new Gauge({
      name: 'leafshift_ready',
      help: 'Whether this process is ready, as it tells whoever balances load: 1 or 0',
      registers: [this.registry],
      async collect() {
        this.set((await isReady()) ? 1 : 0);
      },
    });
  }
}
