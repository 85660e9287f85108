import { runJest } from '../../jest/run-jest.ts';

/** The long runs of the API's property tests; the test suite makes a few of each. */
const RUNS: Readonly<
  Record<string, { readonly spec: string; readonly env: Readonly<Record<string, string>> }>
> = {
  fuzz: {
    spec: 'src/generated-requests\\.spec',
    env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '20000' },
  },
  lifecycle: {
    spec: 'src/lifecycle\\.spec',
    env: { LIFECYCLE_RUNS: process.env.LIFECYCLE_RUNS ?? '1000' },
  },
  money: {
    spec: 'src/shift-money\\.spec',
    env: { MONEY_RUNS: process.env.MONEY_RUNS ?? '100000' },
  },
};

const name = process.argv[2] ?? '';
const run = RUNS[name];
if (!run) {
  console.error(`Name a run: ${Object.keys(RUNS).join(', ')}`);
  process.exit(2);
}
const result = await runJest(['--config', 'api/jest.config.mjs', run.spec], {
  env: { ...process.env, ...run.env },
  onOutput: (chunk) => process.stdout.write(chunk),
});
process.exitCode = result.code ?? 1;
