import type { Browser } from 'playwright-core';
import { type Figures, figuresOf } from './figures.ts';
import { type MeasuredPage, type Visit, visit } from './visit.ts';

export interface PageResult {
  readonly page: MeasuredPage;
  readonly federated: Figures;
  readonly single: Figures;
  /** The last visit of the federated page, to look into. */
  readonly sample: Visit;
}

/** Measures a page in both builds, taking turns, so that what slows the machine slows both. */
export async function compare(
  browser: Browser,
  origins: { readonly federated: string; readonly single: string },
  page: MeasuredPage,
  rounds: number,
): Promise<PageResult> {
  const federated: Visit[] = [];
  const single: Visit[] = [];
  // The first visit of each warms up servers and browser, and does not count.
  await visit(browser, origins.federated, page);
  await visit(browser, origins.single, page);
  for (let round = 0; round < rounds; round += 1) {
    federated.push(await visit(browser, origins.federated, page));
    single.push(await visit(browser, origins.single, page));
    process.stderr.write(`${page.name}: ${round + 1} of ${rounds}\r`);
  }
  const sample = federated.at(-1);
  if (sample === undefined) throw new Error('At least one round is needed');
  return { page, federated: figuresOf(federated), single: figuresOf(single), sample };
}
