import type { Comparison } from './comparison.ts';
import { GOAL } from './settings.ts';
import type { Sides } from './sides.ts';

/** One row of the table. */
export interface Row {
  readonly title: string;
  /** What was measured of each side, with its unit; the bare server has no sockets. */
  readonly figures: Sides<string>;
  /** How often the API is as fast as the peer; the goal is 1. */
  readonly toPeer: number;
  /** The same for the bare server, which is a limit without a goal. */
  readonly toBare: number | null;
  readonly p99: string;
  readonly processor: string;
}

/** A row of requests a second. */
export const throughputRow = (title: string, { rounds, toPeer, toBare }: Comparison): Row => ({
  title,
  figures: {
    api: rate(rounds.api.perSecond),
    peer: rate(rounds.peer.perSecond),
    bare: rate(rounds.bare.perSecond),
  },
  toPeer: toPeer.throughput,
  toBare: toBare.throughput,
  p99: [rounds.api.p99, rounds.peer.p99, rounds.bare.p99].map((ms) => ms.toFixed(0)).join(', '),
  processor: [rounds.api.processorMs, rounds.peer.processorMs, rounds.bare.processorMs]
    .map((ms) => ms.toFixed(1))
    .join(', '),
});

/** The head of the table. */
export const tableHead = (): string =>
  [
    '| row | API | peer | bare | of the peer (goal 1.0) | of the bare server | p99 in ms (API, peer, bare) | processor ms a request |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ].join('\n');

/** A row as a line of the table. */
export function tableLine({ title, figures, toPeer, toBare, p99, processor }: Row): string {
  const { api, peer, bare } = figures;
  const reached = `${toPeer.toFixed(2)}${isReached(toPeer) ? '' : ' (missed)'}`;
  const cells = [title, api, peer, bare, reached, toBare?.toFixed(2) ?? '', p99, processor];
  return `| ${cells.join(' | ')} |`;
}

/** Whether the API is as fast as the peer, to two decimals as they are printed. */
export const isReached = (toPeer: number): boolean => Math.round(toPeer * 100) / 100 >= GOAL;

const rate = (perSecond: number): string => `${perSecond.toFixed(0)}/s`;
