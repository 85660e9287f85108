import '@leafshift/remote-kit/process/end-with-parent';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import { buildReleaseBefore, COMMIT_BEFORE, distBefore } from '../../tools/skew/release-before.ts';
import type { ReleaseBefore } from './drills/drill.ts';
import { wholePlan } from './plans.ts';
import { problemsOf, rehearse } from './rehearse.ts';
import { reportOf } from './report.ts';
import { drawTrace } from './trace/draw-trace.ts';
import { must } from './world/installation.ts';

// npm run deploy:rehearse [-- --before <commit>]: rehearses what may happen to an installation, and writes
// docs/operators/rehearsal.md.
const REPORT = join(workspaceRoot, 'docs/operators/rehearsal.md');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const PICTURE = join(workspaceRoot, 'docs/operators/trace.svg');
const { values } = parseArgs({ options: { before: { type: 'string', default: COMMIT_BEFORE } } });

async function findBefore(revision: string): Promise<ReleaseBefore | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
  const { code, output } = await runCommand('git', args, { cwd: workspaceRoot });
  if (code !== 0) return undefined;
  const commit = output.trim();
  const folder = await buildReleaseBefore(commit, ['api']);
  return { commit, script: join(distBefore(folder, 'api'), 'main.js') };
}

const told = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => told.abort());
}

try {
  const before = await findBefore(values.before);
  let picture = '';
  const plan = wholePlan(before, (spans) => {
    picture = drawTrace(spans);
  });
  const outcome = await rehearse(plan, (line) => console.log(line), told.signal);
  const commit = (await must('git', ['rev-parse', '--short=8', 'HEAD'])).trim();
  const processors = cpus();
  const machine = `${processors.length} cores of ${processors[0]?.model.trim() ?? 'an unknown kind'}`;
  const report = reportOf(outcome, { date: new Date(), machine, commit });
  await writeFile(REPORT, report);
  await must(process.execPath, [BIOME, 'check', '--write', REPORT]);
  if (picture) await writeFile(PICTURE, picture);
  console.log(report);
  if (problemsOf(outcome).length > 0) process.exitCode = 1;
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
