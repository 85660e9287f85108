import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFiles } from '../../files/list-files.ts';
import { runJest } from '../../jest/run-jest.ts';
import { type Lockfile, lockfileProblems } from '../../lockfile/lockfile.ts';
import { specProjects } from '../../test/stages.ts';
import { workspaceRoot } from '../../workspace-paths.ts';
import { emptyNames, unmatchedTests, unstagedConfigs } from './check-files.ts';
import { RULES_PAGE, untrueRules } from './check-rules.ts';
import { isSource, largeModules, sizeLines, sizesOf } from './sizes.ts';

const files = await listFiles(workspaceRoot);
const configs = files.filter((path) => path.endsWith('/jest.config.mjs'));
const listing = await runJest(['--listTests', '--projects', ...configs]);
const runByJest = new Set(
  listing.output.split('\n').map((path) => relative(workspaceRoot, path.trim())),
);
const lockfile: Lockfile = JSON.parse(
  await readFile(join(workspaceRoot, 'package-lock.json'), 'utf8'),
);
const known = new Set(files);
const read = async (path: string): Promise<string | undefined> =>
  known.has(path) ? readFile(join(workspaceRoot, path), 'utf8') : undefined;
const sizes = sizesOf(
  await Promise.all(
    files.filter(isSource).map(async (path) => ({ path, lines: await linesOf(path) })),
  ),
);
const staged = new Set(Object.values(specProjects).flat());
const problems = [
  ...unmatchedTests(files, runByJest),
  ...unstagedConfigs(configs, staged),
  ...emptyNames(files),
  ...largeModules(sizes),
  ...lockfileProblems(lockfile),
  ...(await untrueRules((await read(RULES_PAGE)) ?? '', read)),
];

for (const line of sizeLines(sizes)) console.log(line);
for (const problem of problems) console.error(problem);
console.log(`Files: ${files.length} looked at, ${problems.length} problems.`);
process.exitCode = problems.length > 0 || listing.code !== 0 ? 1 : 0;

async function linesOf(path: string): Promise<number> {
  return (await readFile(join(workspaceRoot, path), 'utf8')).trimEnd().split('\n').length;
}
