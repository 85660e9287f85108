const SUM_OR_COUNT = /^leafshift_remote_(\w+)_(sum|count)\{([^}]*)\} ([\d.e+-]+)/;
const LABEL = /(\w+)="([^"]*)"/g;

/** The histograms, each with what it is called in a sentence and how it is written. */
const VITALS: Readonly<Record<string, (mean: number) => string>> = {
  largest_paint_seconds: (mean) => `largest paint after ${mean.toFixed(1)} s`,
  interaction_seconds: (mean) => `slowest answer ${Math.round(1000 * mean)} ms`,
  layout_shift: (mean) => `moved ${mean.toFixed(2)}`,
};

interface Tally {
  readonly sum: number;
  readonly count: number;
}

/**
 * How the pages of a remote felt, as a sentence by the id of the release: the mean of what windows have
 * measured. From what metrics answer for Prometheus.
 */
export function vitalsIn(texts: readonly string[], remote: string): ReadonlyMap<string, string> {
  const tallies = new Map<string, Map<string, Tally>>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [, name = '', part, labelText = '', figure = '0'] = SUM_OR_COUNT.exec(line) ?? [];
    if (!(name in VITALS)) continue;
    const labels = Object.fromEntries(
      [...labelText.matchAll(LABEL)].map(([, label, value]) => [label, value]),
    );
    if (labels.remote !== remote) continue;
    const ofRelease = tallies.get(labels.release ?? '') ?? new Map<string, Tally>();
    const { sum, count } = ofRelease.get(name) ?? { sum: 0, count: 0 };
    const more = Number(figure);
    ofRelease.set(name, part === 'sum' ? { sum: sum + more, count } : { sum, count: count + more });
    tallies.set(labels.release ?? '', ofRelease);
  }
  return new Map([...tallies].map(([release, ofRelease]) => [release, sentence(ofRelease)]));
}

const sentence = (tallies: ReadonlyMap<string, Tally>): string =>
  Object.entries(VITALS)
    .flatMap(([name, written]) => {
      const { sum = 0, count = 0 } = tallies.get(name) ?? {};
      return count > 0 ? [written(sum / count)] : [];
    })
    .join(', ');
