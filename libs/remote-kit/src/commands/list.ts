import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import type { HistoryRecord } from '../releases/history.ts';
import { sharesOf } from '../releases/registry-entry.ts';
import { vitalsIn } from '../watch/page-vitals.ts';
import { figuresIn, figuresSentence, NO_FIGURES } from '../watch/part-metrics.ts';
import { type ReleaseContext, sharesSentence } from './command.ts';

const LATEST = 10;
const day = (at: string) => at.slice(0, 16).replace('T', ' ');

/** The number that people say, and the id that metrics, logs and the card of a failure carry. */
const nameOf = ({ number, id }: Pick<Release, 'number' | 'id'>): string =>
  number === undefined ? id : `${number} (${id})`;

const described = ({ current, canary }: HistoryRecord['after']): string => {
  const everybody = current === null ? 'no release' : `${current}`;
  return canary ? `${everybody}, ${canary.number} for ${canary.percent} %` : everybody;
};

/** Says which releases there are, who gets which, and what was changed lately. */
export async function list(context: ReleaseContext): Promise<void> {
  const { remote, options, store, say } = context;
  const entry = await store.seenEntry(remote);
  if (!entry) {
    say(`${remote}: nobody gets it.`);
  } else {
    say(sharesSentence(remote, sharesOf(entry)));
  }
  if (options.metrics.length > 0) await sayFigures(context, entry);
  const releases = await Promise.all(
    (await store.numbers(remote)).toReversed().map((number) => store.get(remote, number)),
  );
  if (releases.length > 0) say(`  releases: ${releases.map(nameOf).join(', ')}`);
  for (const record of (await store.history(remote)).slice(-LATEST)) {
    const { at, by, action, before, after, why } = record;
    const change = `${described(before)} -> ${described(after)}`;
    say(`  ${day(at)}  ${action} by ${by}: ${change}${why === undefined ? '' : `; ${why}`}`);
  }
}

async function sayFigures(
  { remote, say, readMetrics }: ReleaseContext,
  entry: RegistryEntry | undefined,
): Promise<void> {
  try {
    const texts = await readMetrics();
    const figures = figuresIn(texts, remote);
    const vitals = vitalsIn(texts, remote);
    for (const release of Object.values(entry?.releases ?? {})) {
      const found = figures.get(release.id) ?? NO_FIGURES;
      const felt = vitals.get(release.id);
      say(`  release ${nameOf(release)}: ${figuresSentence(found)}${felt ? `; ${felt}` : ''}`);
    }
  } catch (failure) {
    // All else can be said from anywhere.
    if (!(failure instanceof PlainFailure)) throw failure;
    say(`  ${failure.message}`);
  }
}
