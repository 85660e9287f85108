import { join } from 'node:path';
import { namedLike } from '@leafshift/remote-kit/process/command-line';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { openBenchWorld } from './bench-world.ts';
import { clearConfirmations } from './confirmations.ts';
import { isReached, type Row, tableHead, tableLine } from './report.ts';
import { allRows } from './rows/all-rows.ts';
import { requireSameAnswers } from './same-answers.ts';
import { MARKET } from './settings.ts';

// npm run bench:api [part of a title]: the API against a plain Nest application of the same answers,
// and against a bare server that sends the same queries. One run on one machine: the ratios matter.
const [only = ''] = process.argv.slice(2);
const keptIn = join(workspaceRoot, '.cache/bench-api');
const say = (line: string): void => console.log(line);

try {
  const chosen = namedLike(allRows, only, ({ title }) => title);
  await using world = await openBenchWorld({ size: MARKET, keptIn, say });
  await clearConfirmations(world.database, world.market);
  const compared = await requireSameAnswers(world);
  say(`The peer answers ${compared} requests as the API does`);
  say(`\nNode ${process.version}, medians of rounds in which each side has its turn\n`);
  say(tableHead());
  const rows: Row[] = [];
  for (const { measure } of chosen) {
    const row = await measure(world);
    rows.push(row);
    say(tableLine(row));
  }
  const missed = rows.filter(({ toPeer }) => !isReached(toPeer)).length;
  say(
    missed === 0 ? '\nEvery goal is reached.' : `\n${missed} of ${rows.length} goals are missed.`,
  );
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
