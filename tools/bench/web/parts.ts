import { basename } from 'node:path';
import type { PageResult } from './compare.ts';
import { packagesByScript } from './packages-by-script.ts';
import type { Transfer } from './visit.ts';

const MOST_NAMED = 6;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** The packages with the most files in a script. */
function largestOf(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const [name = file] = PACKAGE.exec(file) ?? [];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const more = names.length > MOST_NAMED ? ', …' : '';
  return names.slice(0, MOST_NAMED).join(', ') + more;
}

/** Prints what each page sends, in the order in which it asks: when, how much, and of which packages. */
export async function printParts(results: readonly PageResult[]): Promise<void> {
  const packages = await packagesByScript();
  const line = ({ url, bytes, from }: Transfer): string => {
    const { pathname, search } = new URL(url);
    const name = basename(pathname) || pathname;
    const size = (bytes / 1000).toFixed(1).padStart(7);
    const moment = String(Math.round(from)).padStart(6);
    return `${size} kB ${moment} ms  ${name}${search.slice(0, 40)}  ${largestOf(packages.get(name) ?? [])}`;
  };
  for (const { page, sample } of results) {
    console.log(`\n${page.name}`);
    const inTurn = [...sample.transfers].sort((one, other) => one.from - other.from);
    for (const transfer of inTurn) console.log(line(transfer).trimEnd());
  }
}
