import '@leafshift/remote-kit/process/end-with-parent';
import '@leafshift/remote-kit/process/plain-end';
import { typedNumber } from '@leafshift/remote-kit/process/command-line';
import { launchChromium } from '../../browser/launch-chromium.ts';
import { stackForBench } from './bench-stack.ts';
import { type Figures, figuresOf } from './figures.ts';
import { makeMonths, SHIFTS } from './month-market.ts';
import { type MeasuredPage, type Visit, visit } from './visit.ts';

// npm run bench:month [-- rounds]: /posts and /schedule of a business with 2,000 shifts in four weeks
// against one with 20, in the same build, taking turns, with an empty cache each time.
const GOAL = 1.2;
const rounds = typedNumber(process.argv[2] ?? '9', 'The number of rounds');
await using started = new AsyncDisposableStack();
const stack = await stackForBench(started);
const browser = await launchChromium();
started.defer(() => browser.close());
const { few, many } = await makeMonths(stack);

// The week after the current one is full of shifts in both.
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const pages: readonly Omit<MeasuredPage, 'token'>[] = [
  { name: '/posts', path: '/posts', ready: { selector: '#content tbody tr[data-index]' } },
  {
    name: '/schedule',
    path: `/schedule?week=${nextWeek}`,
    ready: { selector: '#content td button[draggable=true]' },
  },
];

console.log(
  `| page | interactive, ${SHIFTS.few} shifts | ${SHIFTS.many} shifts | ratio | bytes, ${SHIFTS.few} | ${SHIFTS.many} |`,
);
console.log('|---|---|---|---|---|---|');
let isReached = true;
for (const page of pages) {
  const small = { ...page, token: few.token };
  const large = { ...page, token: many.token };
  const visits: Record<'small' | 'large', Visit[]> = { small: [], large: [] };
  // The first visit of each warms up servers and browser, and does not count.
  await visit(browser, stack.portalUrl, small);
  await visit(browser, stack.portalUrl, large);
  for (let round = 0; round < rounds; round += 1) {
    visits.small.push(await visit(browser, stack.portalUrl, small));
    visits.large.push(await visit(browser, stack.portalUrl, large));
  }
  const ratio = report(page.name, figuresOf(visits.small), figuresOf(visits.large));
  isReached &&= ratio <= GOAL;
}
console.log(`\nGoal: ${GOAL.toFixed(1)} on both pages, ${isReached ? 'reached' : 'not reached'}`);

function report(name: string, small: Figures, large: Figures): number {
  const ratio = large.interactive / small.interactive;
  const kB = ({ bytes }: Figures): string => `${(bytes / 1000).toFixed(1)} kB`;
  const ms = ({ interactive }: Figures): string => `${Math.round(interactive)} ms`;
  const cells = [name, ms(small), ms(large), ratio.toFixed(2), kB(small), kB(large)];
  console.log(`| ${cells.join(' | ')} |`);
  return ratio;
}
