import type { Browser } from 'playwright-core';
import { median } from '../api/statistics.ts';
import { bytesOf } from './figures.ts';
import { goalLine, ON_PHONE } from './goals.ts';
import { type PhoneVisit, phoneVisits } from './phone-visit.ts';
import type { MeasuredPage, Transfer } from './visit.ts';

/** A page whose data is the answer of a call. */
export interface PhonePage extends MeasuredPage {
  /** What the address of the data begins with, below the portal's origin. */
  readonly data: string;
}

interface PhoneFigures {
  readonly firstPaint: number;
  readonly shown: number;
  readonly usable: number;
  readonly longestTask: number;
  readonly tasks: number;
  readonly bytes: number;
  /** Requests that stand one behind the other up to the data. */
  readonly steps: readonly string[];
}

const pathOf = ({ url }: Transfer): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The document, what it asked for, and so on up to the data that the page shows first. */
function stepsTo(data: string, transfers: readonly Transfer[]): string[] {
  const byUrl = new Map(transfers.map((transfer) => [transfer.url, transfer]));
  const steps: string[] = [];
  let next = transfers.find((transfer) => pathOf(transfer).startsWith(data));
  while (next !== undefined && !steps.includes(pathOf(next))) {
    steps.unshift(pathOf(next));
    next = next.askedBy === null ? undefined : byUrl.get(next.askedBy);
  }
  return steps;
}

function figuresOf(visits: readonly PhoneVisit[], data: string): PhoneFigures {
  const of = (figure: (visit: PhoneVisit) => number): number => median(visits.map(figure));
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    shown: of(({ shown }) => shown),
    usable: of(({ usable }) => usable),
    longestTask: of(({ longestTask }) => longestTask),
    tasks: of(({ tasks }) => tasks),
    bytes: of(({ transfers }) => bytesOf(transfers)),
    steps: stepsTo(data, visits.at(-1)?.transfers ?? []),
  };
}

/** The visits of one page to one build. */
interface Visits {
  readonly cold: PhoneVisit[];
  readonly again: PhoneVisit[];
}

/** Opens a page on the phone in both builds, taking turns. */
async function visitsOf(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  page: PhonePage,
  rounds: number,
): Promise<Map<string, Visits>> {
  const visits = new Map<string, Visits>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [build, origin] of Object.entries(origins)) {
      const { cold, again } = await phoneVisits(browser, origin, page);
      const before = visits.get(build) ?? { cold: [], again: [] };
      visits.set(build, { cold: [...before.cold, cold], again: [...before.again, again] });
    }
  }
  return visits;
}

/** Opens each page on the phone in both builds, and prints the medians as a table. */
export async function measurePhone(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  pages: readonly PhonePage[],
  rounds: number,
): Promise<void> {
  console.log(
    '\n| page | build | visit | first paint | data shown | page usable | longest task | tasks over 50 ms | bytes | requests in sequence |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  const chains: string[] = [];
  const goals: string[] = [];
  for (const page of pages) {
    for (const [build, { cold, again }] of await visitsOf(browser, origins, page, rounds)) {
      const first = figuresOf(cold, page.data);
      const second = figuresOf(again, page.data);
      console.log(row(page.name, build, 'cold', first));
      console.log(row(page.name, build, 'again', second));
      if (build !== 'federated') continue;
      chains.push(`${page.name}: ${first.steps.join(' → ')}`);
      goals.push(...goalsOf(page.name, first, second));
    }
  }
  console.log(`\n${chains.join('\n')}\n\n${goals.join('\n')}`);
}

function goalsOf(page: string, cold: PhoneFigures, again: PhoneFigures): string[] {
  const worst = (of: 'firstPaint' | 'longestTask') => Math.max(cold[of], again[of]);
  return [
    goalLine(`${page}, first paint, ms`, worst('firstPaint'), ON_PHONE.firstPaint),
    goalLine(`${page}, data shown, cold, ms`, cold.shown, ON_PHONE.cold),
    goalLine(`${page}, data shown, again, ms`, again.shown, ON_PHONE.again),
    goalLine(`${page}, longest task, ms`, worst('longestTask'), ON_PHONE.longestTask),
  ];
}

function row(page: string, build: string, visit: string, figures: PhoneFigures): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  const cells = [
    page,
    build,
    visit,
    seconds(figures.firstPaint),
    seconds(figures.shown),
    seconds(figures.usable),
    `${Math.round(figures.longestTask)} ms`,
    seconds(figures.tasks),
    `${(figures.bytes / 1000).toFixed(1)} kB`,
    String(figures.steps.length),
  ];
  return `| ${cells.join(' | ')} |`;
}
