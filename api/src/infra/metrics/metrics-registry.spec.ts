import { Config } from '../config/config.ts';
import { MetricsRegistry } from './metrics-registry.ts';

describe('the metrics of the process itself', () => {
  const namesIn = async (NODE_ENV: string): Promise<readonly string[]> => {
    const registry = new MetricsRegistry(
      Config.read({ NODE_ENV, MONGODB_URI: 'mongodb://127.0.0.1/none' }),
    );
    return (await registry.getMetricsAsJSON()).map(({ name }) => name);
  };

  it('are counted wherever somebody may look at them, and not in specs', async () => {
    expect(await namesIn('development')).toEqual(
      expect.arrayContaining(['process_cpu_seconds_total', 'nodejs_gc_duration_seconds']),
    );
    expect(await namesIn('test')).toEqual([]);
  });
});
