import type { HistoryRecord } from '../releases/history.ts';
import { sharesOf } from '../releases/registry-entry.ts';
import { vitalsIn } from '../watch/page-vitals.ts';
import { figuresIn, figuresSentence, NO_FIGURES } from '../watch/part-metrics.ts';
import { type ReleaseContext, sharesSentence } from './command.ts';

const LATEST = 10;
const day = (at: string) => at.slice(0, 16).replace('T', ' ');

const described = ({ current, canary }: HistoryRecord['after']): string => {
  const everybody = current === null ? 'no release' : `${current}`;
  return canary ? `${everybody}, ${canary.number} for ${canary.percent} %` : everybody;
};

/** Says which releases there are, who gets which, and what was changed lately. */
export async function list({
  remote,
  options,
  store,
  say,
  readMetrics,
}: ReleaseContext): Promise<void> {
  const entry = await store.entry(remote);
  const numbers = await store.numbers(remote);
  const sayFigures = async (): Promise<void> => {
    if (options.metrics.length === 0) return;
    const texts = await readMetrics();
    const figures = figuresIn(texts, remote);
    const vitals = vitalsIn(texts, remote);
    for (const { id, number } of Object.values(entry?.releases ?? {})) {
      const found = figures.get(id) ?? NO_FIGURES;
      const felt = vitals.get(id);
      say(`  release ${number ?? id}: ${figuresSentence(found)}${felt ? `; ${felt}` : ''}`);
    }
  };
  if (!entry) {
    say(`${remote}: nobody gets it yet.`);
  } else {
    say(sharesSentence(remote, sharesOf(entry)));
  }
  await sayFigures();
  if (numbers.length > 0) say(`  releases: ${numbers.toReversed().join(', ')}`);
  for (const { at, by, action, before, after } of (await store.history(remote)).slice(-LATEST)) {
    say(`  ${day(at)}  ${action} by ${by}: ${described(before)} -> ${described(after)}`);
  }
}
