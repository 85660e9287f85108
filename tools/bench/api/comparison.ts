import type { Round } from './load.ts';
import { eachSide, type Sides } from './sides.ts';
import { median } from './statistics.ts';

/** The API's figures for one of another side: more than 1 is more. */
export interface Ratios {
  readonly throughput: number;
  readonly p99: number;
  readonly processor: number;
}

/** How the three sides did: medians over rounds in which each had its turn. */
export interface Comparison {
  readonly rounds: Sides<Round>;
  readonly toPeer: Ratios;
  readonly toBare: Ratios;
}

/** The medians of rounds, and the medians of the ratios within each of them. */
export async function compare(rounds: readonly Sides<Round>[]): Promise<Comparison> {
  const middle = (of: (round: Sides<Round>) => number): number => median(rounds.map(of));
  const against = (other: 'peer' | 'bare'): Ratios => ({
    throughput: middle((round) => round.api.perSecond / round[other].perSecond),
    p99: middle((round) => round.api.p99 / Math.max(1, round[other].p99)),
    processor: middle((round) => round.api.processorMs / round[other].processorMs),
  });
  return {
    rounds: await eachSide((side) => ({
      perSecond: middle((round) => round[side].perSecond),
      p99: middle((round) => round[side].p99),
      processorMs: middle((round) => round[side].processorMs),
    })),
    toPeer: against('peer'),
    toBare: against('bare'),
  };
}
