import '@leafshift/remote-kit/process/end-with-parent';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { readOptions } from './options.ts';
import { report } from './report/report.ts';
import { simulate } from './simulate.ts';

// npm run simulate -- --businesses 500 --workers 20000 --weeks 4 [--shifts-a-week 1.5] [--seed N] [--plant double-confirmation]
const say = (line: string): void => console.log(line);
try {
  const options = readOptions(process.argv.slice(2));
  const { businesses, workers, weeks, shiftsAWeek, seed } = options;
  say(`Seed ${seed}`);
  const result = await simulate({ ...options, say });
  say(`\n${report(result)}`);
  for (const violation of result.violations) say(violation);
  if (result.violations.length > 0) {
    const again = `--businesses ${businesses} --workers ${workers} --weeks ${weeks} --shifts-a-week ${shiftsAWeek} --seed ${seed}`;
    const plant = options.plant ? ` --plant ${options.plant}` : '';
    say(`The same again: npm run simulate -- ${again}${plant}`);
    process.exitCode = 1;
  }
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
