import { namedLike, typedNumber } from '@leafshift/remote-kit/process/command-line';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { startDatabase } from '../../database/start-database.ts';
import { buildApi } from '../api/api-bundle.ts';
import { CrashDrill } from './crash-drill.ts';
import { CrashWorld } from './crash-world.ts';
import { problemsOfAll } from './invariants.ts';
import { crashPoints } from './points.ts';

// npm run drill:crash [times a point] [part of a point's title]: kills the API at thirty points of the
// submit, confirm, secure and capture flows, ten times each, starts it again and checks what must be true.
const [times = '10', only = ''] = process.argv.slice(2);
const say = (line: string): void => console.log(line);

try {
  const eachPoint = typedNumber(times, 'How often each point is crashed at');
  const points = namedLike(crashPoints, only, ({ title }) => title);
  await using cleanUp = new AsyncDisposableStack();
  const bundle = await buildApi();
  cleanUp.defer(() => bundle.remove());
  const database = await startDatabase({ port: 0, onProgress: say });
  cleanUp.defer(() => database.stop());
  const world = await CrashWorld.start(bundle, database.uri);
  cleanUp.defer(() => world.stop());
  const drill = new CrashDrill(world);
  let crashes = 0;
  let wrong = 0;
  const start = performance.now();
  for (const point of points) {
    const problems: string[] = [];
    const began = performance.now();
    for (let time = 0; time < eachPoint; time += 1) {
      crashes += 1;
      problems.push(...(await drill.crashAt(point)));
    }
    wrong += problems.length;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const verdict = problems.length === 0 ? 'all is well' : `WRONG: ${problems.join('; ')}`;
    say(`${point.flow.padEnd(7)} ${point.title.padEnd(48)} ${times} x ${verdict} (${seconds} s)`);
  }
  const atTheEnd = await problemsOfAll(world.evidence);
  for (const problem of atTheEnd) say(`WRONG at the end: ${problem}`);
  wrong += atTheEnd.length;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  say(`${crashes} crashes at ${points.length} points in ${minutes} minutes, ${wrong} problems`);
  if (wrong > 0) process.exitCode = 1;
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
