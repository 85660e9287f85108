import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { figuresIn, percentOf, type ReleaseFigures, since } from './part-metrics.ts';

/** Fewer pages and slots than this say nothing of a share. */
export const LEAST_SHOWN = 20;
const BETWEEN_LOOKS_S = 10;

export interface WatchedCanary {
  readonly remote: RemoteName;
  /** The id of the canary's release. */
  readonly release: string;
  readonly seconds: number;
  /** In per cent. */
  readonly maxFailures: number;
  readMetrics(): Promise<readonly string[]>;
  wait(seconds: number): Promise<void>;
  /** Hears of each look. */
  onLook(figures: ReleaseFigures): void;
}

export interface Verdict {
  readonly outcome: 'good' | 'failing' | 'hardly shown';
  readonly figures: ReleaseFigures;
}

/**
 * Watches how a canary fares from now on. It fails as soon as more than the share failed, and is good
 * when the time is over; with too few windows it is neither.
 */
export async function watchCanary(canary: WatchedCanary): Promise<Verdict> {
  const { remote, release, seconds, maxFailures } = canary;
  const read = async () => figuresIn(await canary.readMetrics(), remote).get(release);
  const before = await read();
  for (let passed = 0; ; ) {
    const pause = Math.min(BETWEEN_LOOKS_S, seconds - passed);
    await canary.wait(pause);
    passed += pause;
    const figures = since(before, await read());
    canary.onLook(figures);
    const isEnough = figures.shown >= LEAST_SHOWN;
    if (isEnough && percentOf(figures) > maxFailures) return { outcome: 'failing', figures };
    if (passed >= seconds) return { outcome: isEnough ? 'good' : 'hardly shown', figures };
  }
}
