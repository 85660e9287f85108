import { setTimeout } from 'node:timers/promises';
import { ASKED } from './settings.ts';

/**
 * Milliseconds within which 99 of 100 questions are answered while so many people ask every few seconds each,
 * one shortly after the other.
 */
export async function steadyP99(ask: () => Promise<void>): Promise<number> {
  const aSecond = ASKED.people / ASKED.everySeconds;
  const asked = Array.from({ length: aSecond * ASKED.seconds }, async (_, index) => {
    await setTimeout((index / aSecond) * 1000);
    const began = performance.now();
    await ask();
    return performance.now() - began;
  });
  const times = (await Promise.all(asked)).slice(aSecond * ASKED.warmUpSeconds);
  const [p99 = Number.NaN] = times
    .toSorted((one, other) => other - one)
    .slice(Math.floor(times.length / 100));
  return Math.round(p99);
}
