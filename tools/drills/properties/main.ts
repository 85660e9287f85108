import { typedNumber } from '@leafshift/remote-kit/process/command-line';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runJest } from '../../jest/run-jest.ts';

/** The long runs of the API's property tests, of which the test suite makes a few each. */
const RUNS: Readonly<Record<string, readonly [spec: string, setting: string, times: string]>> = {
  fuzz: ['src/generated-requests\\.spec', 'FUZZ_REQUESTS', '20000'],
  lifecycle: ['src/lifecycle\\.spec', 'LIFECYCLE_RUNS', '1000'],
  money: ['src/shift-money\\.spec', 'MONEY_RUNS', '100000'],
};

const name = process.argv[2] ?? '';
const run = RUNS[name];
if (!run) {
  console.error(`Name a run: ${Object.keys(RUNS).join(', ')}`);
  process.exit(2);
}
const [spec, setting, usual] = run;
try {
  const times = typedNumber(process.env[setting] ?? usual, setting);
  const result = await runJest(['--config', 'api/jest.config.mjs', spec], {
    env: { ...process.env, [setting]: String(times) },
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  process.exitCode = result.code ?? 1;
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
