import '@leafshift/remote-kit/process/end-with-parent';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { readOptions, USAGE } from './options.ts';
import { report } from './report/report.ts';
import { simulate } from './simulate.ts';

const say = (line: string): void => console.log(line);

async function live(options: ReturnType<typeof readOptions>): Promise<void> {
  if (options === 'help') return say(USAGE);
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
}

try {
  await live(readOptions(process.argv.slice(2)));
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
