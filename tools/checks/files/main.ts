import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFiles } from '../../files/list-files.ts';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { runJest } from '../../jest/run-jest.ts';
import { type Lockfile, lockfileProblems } from '../../lockfile/lockfile.ts';
import { BILL, billProblems } from '../../notices/bill.ts';
import { NOTICES, noticeProblems } from '../../notices/notices.ts';
import { specProjects } from '../../test/stages.ts';
import { changesOfNothingPublished } from './changesets.ts';
import { lostCitations } from './check-citations.ts';
import { emptyNames, unmatchedTests, unstagedConfigs } from './check-files.ts';
import {
  longFlows,
  PACKAGES_PAGE,
  packagesOf,
  untrueCitations,
  untruePackages,
} from './check-pages.ts';
import {
  hasRules,
  RULES_INDEX,
  ruleNumbers,
  SECURITY_PAGE,
  untrueRules,
  untrueSecurity,
} from './check-rules.ts';
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
const text = async (path: string): Promise<string> => (await read(path)) ?? '';
const pages = await Promise.all(
  files
    .filter((path) => path.endsWith('.md'))
    .map(async (path) => ({ path, text: await text(path) })),
);
const rulePages = pages.filter(({ path }) => hasRules(path));
const sources = await Promise.all(
  files.filter(isSource).map(async (path) => ({ path, text: await text(path) })),
);
const sizes = sizesOf(
  sources.map((source) => ({ path: source.path, lines: source.text.trimEnd().split('\n').length })),
);
const staged = new Set(Object.values(specProjects).flat());
const problems = [
  ...unmatchedTests(files, runByJest),
  ...unstagedConfigs(configs, staged),
  ...emptyNames(files),
  ...largeModules(sizes),
  ...lockfileProblems(lockfile),
  ...noticeProblems(lockfile, await text(NOTICES)),
  ...billProblems(lockfile, await text(BILL)),
  ...(await untrueRules(await text(RULES_INDEX), rulePages, read)),
  ...lostCitations(sources, ruleNumbers(rulePages)),
  ...(await untrueSecurity(await text(SECURITY_PAGE), read)),
  ...pages.flatMap((page) => [...untrueCitations(page, files), ...longFlows(page)]),
  ...pages
    .filter(({ path }) => path.startsWith('.changeset/'))
    .flatMap((page) => changesOfNothingPublished(page.path, page.text)),
  ...(await untruePackages(await text(PACKAGES_PAGE), await packagesOfTheApi(), read)),
];

for (const line of sizeLines(sizes)) console.log(line);
for (const problem of problems) console.error(problem);
console.log(`Files: ${files.length} looked at, ${problems.length} problems.`);
process.exitCode = problems.length > 0 || listing.code !== 0 ? 1 : 0;

/** The packages of products that the API or the application it is compared with imports. */
async function packagesOfTheApi(): Promise<string[]> {
  const { dependencies } = JSON.parse(await text('package.json'));
  const sources = files.filter((path) => /^(?:api\/src|api-peer)\/.*\.ts$/.test(path));
  const imported = await Promise.all(
    sources
      .filter((path) => !/\.spec\.ts$|\/testing\//.test(path))
      .map(async (path) => packagesOf(await text(path), path)),
  );
  const names = new Set(imported.flatMap((packages) => [...packages]));
  return Object.keys(dependencies).filter((name) => names.has(name));
}
