import type { PageResult } from './compare.ts';
import { bytesOf, longestChain, scriptsOf } from './figures.ts';
import { goalLine, MOST_KB, MOST_OF_SINGLE } from './goals.ts';
import type { SecondRemote } from './second-remote.ts';
import type { Transfer } from './visit.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
const ratio = (one: number, other: number): string => (one / other).toFixed(2);

/** Prints the medians of both builds and their ratios, as a Markdown table. */
export function printTable(results: readonly PageResult[]): void {
  console.log(
    '| page | bytes, federated | single | ratio | first paint, federated | single | ratio | interactive, federated | single | ratio |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const { page, federated, single } of results) {
    const cells = [
      page.name,
      kB(federated.bytes),
      kB(single.bytes),
      ratio(federated.bytes, single.bytes),
      ms(federated.firstPaint),
      ms(single.firstPaint),
      ratio(federated.firstPaint, single.firstPaint),
      ms(federated.interactive),
      ms(single.interactive),
      ratio(federated.interactive, single.interactive),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const originOf = ({ url }: Transfer): string => new URL(url).origin;

function* linesOfPage({ page, federated, sample }: PageResult): Generator<string> {
  const [document] = sample.transfers;
  const portal = document === undefined ? '' : originOf(document);
  yield `${page.name}: ${kB(federated.scriptBytes)} of script`;
  const remotes = new Set(sample.transfers.map(originOf).filter((origin) => origin !== portal));
  for (const remote of remotes) {
    const own = sample.transfers.filter((transfer) => originOf(transfer) === remote);
    const chain = longestChain(sample, remote);
    const steps = chain.map(({ url }) => new URL(url).pathname).join(' → ');
    yield `${page.name}: remote ${remote} sent ${kB(bytesOf(own))}, ${kB(bytesOf(scriptsOf(own)))} of it script; ${chain.length} requests in sequence: ${steps}`;
  }
}

/** The sizes and their goals. */
export const sizeLines = (results: readonly PageResult[]): string[] =>
  results.flatMap(({ page: { name }, federated, single }) => [
    goalLine(`${name}, kB`, federated.bytes / 1000, MOST_KB.get(name) ?? Number.POSITIVE_INFINITY),
    goalLine(`${name}, of the single build`, federated.bytes / single.bytes, MOST_OF_SINGLE),
    `${name}, without the picture that the single build has not: ${ratio(federated.bytes - federated.pictureBytes, single.bytes)}`,
  ]);

/** What remotes add, and what a second one fetches that was there already. */
export function remoteLines(results: readonly PageResult[], second: SecondRemote): string[] {
  const again = second.fetchedAgain.join(', ') || 'nothing';
  return [
    '',
    ...results.flatMap((result) => [...linesOfPage(result)]),
    `A second remote: ${kB(bytesOf(scriptsOf(second.transfers)))} of script; of packages fetched again: ${again}`,
  ];
}
