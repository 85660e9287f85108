import '@leafshift/remote-kit/process/end-with-parent';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { namedLike, typedNumber, typedOptions } from '@leafshift/remote-kit/process/command-line';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import { buildReleaseBefore, COMMIT_BEFORE, distBefore } from '../../tools/skew/release-before.ts';
import type { ReleaseBefore } from './drills/drill.ts';
import { allParts, OF_TWO_RELEASES } from './plans.ts';
import { type Plan, problemsOf, rehearse } from './rehearse.ts';
import { reportOf } from './report.ts';
import { drawTrace } from './trace/draw-trace.ts';
import { must } from './world/installation.ts';

const REPORT = join(workspaceRoot, 'docs/operators/rehearsal.md');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const PICTURE = join(workspaceRoot, 'docs/operators/trace.svg');
const USAGE = `npm run deploy:rehearse [-- options]

Rehearses what may happen to an installation, and writes docs/operators/rehearsal.md.

  --before <commit>  another release before
  --only <words>     the parts whose names have the words; may be said again
  --times <n>        so often
  --quickly          with the packages of this workspace
With any of the last three it only prints.`;

const told = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => told.abort());

let picture = '';

const typed = () =>
  typedOptions({
    options: {
      before: { type: 'string', default: COMMIT_BEFORE },
      only: { type: 'string', multiple: true, default: [] },
      times: { type: 'string', default: '1' },
      quickly: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;

async function plan(values: ReturnType<typeof typed>): Promise<Plan> {
  const times = typedNumber(values.times, '--times');
  const all = allParts((spans) => {
    picture = drawTrace(spans);
  });
  const named = values.only.flatMap((words) => namedLike(all, words, ({ name }) => name));
  const chosen = named.length === 0 ? all : all.filter((part) => named.includes(part));
  const isOfTwo = chosen.some((part) => OF_TWO_RELEASES.includes(part));
  return {
    quickly: values.quickly,
    before: isOfTwo ? await findBefore(values.before) : undefined,
    parts: Array.from({ length: times }, () => chosen).flat(),
  };
}

async function findBefore(revision: string): Promise<ReleaseBefore | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
  const { code, output } = await runCommand('git', args, { cwd: workspaceRoot });
  if (code !== 0) return undefined;
  const commit = output.trim();
  const folder = await buildReleaseBefore(commit, ['api']);
  return { commit, script: join(distBefore(folder, 'api'), 'main.js') };
}

async function rehearseAndReport(values: ReturnType<typeof typed>): Promise<void> {
  const isWhole = values.only.length === 0 && values.times === '1' && !values.quickly;
  const outcome = await rehearse(await plan(values), (line) => console.log(line), told.signal);
  const commit = (await must('git', ['rev-parse', '--short=8', 'HEAD'])).trim();
  const processors = cpus();
  const machine = `${processors.length} cores of ${processors[0]?.model.trim() ?? 'an unknown kind'}`;
  const report = reportOf(outcome, { date: new Date(), machine, commit });
  if (isWhole) {
    await writeFile(REPORT, report);
    await must(process.execPath, [BIOME, 'check', '--write', REPORT]);
    if (picture) await writeFile(PICTURE, picture);
  }
  console.log(report);
  if (problemsOf(outcome).length > 0) process.exitCode = 1;
}

try {
  const values = typed();
  if (values.help) console.log(USAGE);
  else await rehearseAndReport(values);
} catch (failure) {
  console.error(describeFailure(failure));
  // Where it was broken off, what its part still wants is of no use.
  process.exit(1);
}
