import { setTimeout } from 'node:timers/promises';
import type { LoadRequest, Server } from '../api/load.ts';
import { ASKED } from './settings.ts';

/**
 * Milliseconds within which 99 of 100 answers come while so many people ask once a second each, one shortly
 * after the other. Throws when one is refused.
 */
export async function steadyP99(
  { origin }: Server,
  { path, headers = {} }: LoadRequest,
): Promise<number> {
  const times: number[] = [];
  const ask = async (doesCount: boolean): Promise<void> => {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    await answer.arrayBuffer();
    if (doesCount) times.push(performance.now() - began);
  };
  const { people, warmUpSeconds, seconds } = ASKED;
  const asked = Array.from({ length: people * seconds }, async (_, index) => {
    const atSecond = index / people;
    await setTimeout(atSecond * 1000);
    await ask(atSecond >= warmUpSeconds);
  });
  await Promise.all(asked);
  const inOrder = times.toSorted((one, other) => one - other);
  return Math.round(inOrder[Math.ceil(inOrder.length * 0.99) - 1] ?? Number.NaN);
}
