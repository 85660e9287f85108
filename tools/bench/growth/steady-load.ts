import { setTimeout } from 'node:timers/promises';
import { ASKED } from './settings.ts';

/**
 * Milliseconds within which 99 of 100 questions are answered while so many people ask once a second each,
 * one shortly after the other.
 */
export async function steadyP99(ask: () => Promise<void>): Promise<number> {
  const { people, warmUpSeconds, seconds } = ASKED;
  const asked = Array.from({ length: people * seconds }, async (_, index) => {
    await setTimeout((index / people) * 1000);
    const began = performance.now();
    await ask();
    return performance.now() - began;
  });
  const times = (await Promise.all(asked)).slice(people * warmUpSeconds);
  const [longest = Number.NaN] = times
    .toSorted((one, other) => other - one)
    .slice(Math.floor(times.length / 100));
  return Math.round(longest);
}
