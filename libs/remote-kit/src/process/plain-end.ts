// Loaded first by programs that are one script: what ends them is said as everywhere, a PlainFailure in its
// sentence, after all that they hold was let go of.
import { describeFailure } from './plain-failure.ts';

process.on('uncaughtException', (failure) => {
  process.stderr.write(`${describeFailure(failure)}\n`);
  process.exit(1);
});
