import { namedLike, typedNumber } from '@leafshift/remote-kit/process/command-line';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { openGrowthWorld } from './growth-world.ts';
import { measurePosting } from './posting.ts';
import { type Question, questionsOf } from './questions.ts';
import { readsOf } from './reads.ts';
import { type Answers, tableOf } from './report.ts';
import { POSTING, SIZES } from './settings.ts';
import { steadyP99 } from './steady-load.ts';

// npm run bench:growth [the largest number of postings [a part of the names of rows]]: the same lists and
// searches while the market grows tenfold and tenfold again; `indexes` in place of a part says what those cost
// whoever posts. One run on one machine: what is read, and the ratios, matter.
const [largest = String(SIZES.at(-1)), part = ''] = process.argv.slice(2);
const say = (line: string): void => console.log(line);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(0)} s`;

try {
  const most = typedNumber(largest, 'The largest market', SIZES[0]);
  const sizes = SIZES.filter((size) => size <= most);
  const [first = SIZES[0], ...others] = sizes;
  const began = performance.now();
  await using world = await openGrowthWorld(first, say);
  const { database, server, stock } = world;
  const all = questionsOf(world.market);
  const questions = part === POSTING.row ? [] : namedLike(all, part, ({ name }) => name);

  const measure = async ({ request: { path, headers = {} } }: Question): Promise<Answers> => {
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${server.origin}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    return { reads: await readsOf(database, ask), p99: await steadyP99(ask) };
  };
  const measureAll = async (size: number): Promise<readonly Answers[]> => {
    say(`${size} postings are there (${seconds(performance.now() - began)})`);
    const all: Answers[] = [];
    for (const question of questions) all.push(await measure(question));
    if (part === POSTING.row) say(await measurePosting(world));
    return all;
  };

  const measured = [await measureAll(first)];
  let stocked = first;
  for (const size of others) {
    const range = { from: stocked / 2, to: size / 2 };
    const filling = performance.now();
    await stock.addPermanent(range);
    const half = performance.now();
    await stock.addShifts(range);
    say(
      `Added ${range.to - range.from} permanent jobs in ${seconds(half - filling)}, as many shifts in ${seconds(performance.now() - half)}`,
    );
    // What was added is on its disk before anything is measured.
    await database.admin().command({ fsync: 1 });
    measured.push(await measureAll(size));
    stocked = size;
  }
  if (questions.length > 0) say(`\n${tableOf(sizes, questions, measured)}`);
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
