import type { FileProblem } from './check-files.ts';
import { type Proof, type RuleRow, readRules } from './read-rules.ts';
import { readTables } from './read-tables.ts';

/** The page that says which test proves which rule. */
export const RULES_PAGE = 'docs/developers/rules.md';

/** The page that goes through the requirements of security. */
export const SECURITY_PAGE = 'docs/product/security.md';

/** Gives the text of a file of the workspace, or undefined where there is none. */
type Read = (path: string) => Promise<string | undefined>;

/** What a page of rules cites and is not there: files, and tests by their title. */
export async function untrueRules(page: string, read: Read): Promise<FileProblem[]> {
  const rows = readRules(page);
  if (rows.length === 0) return [`${RULES_PAGE} has no table of rules`];
  const problems = await Promise.all(
    rows.map(async (row) =>
      (await problemsOf(row, read)).map((problem) => `${RULES_PAGE}:${row.line} ${problem}`),
    ),
  );
  return problems.flat();
}

/** Tests that the page of security names and that are not there; its files are checked as those of all pages. */
export async function untrueSecurity(page: string, read: Read): Promise<FileProblem[]> {
  const rows = readTables(page, 'number');
  if (rows.length === 0) return [`${SECURITY_PAGE} has no table of requirements`];
  const problems = rows.map(async ({ line, cells }) => {
    const known = STATES.includes(cells.state ?? '') ? [] : ['has no state'];
    const shown = cells['shown by, or why'] ?? '';
    const cited = shown.split('<br>').flatMap(citedTest);
    const isProven = cited.length > 0 || LINKED_PAGE.test(shown);
    const unproven =
      cells.state === 'met' && PROVEN_CHAPTERS.test(cells.number ?? '') && !isProven
        ? ['is met, and names neither a test nor a page']
        : [];
    const found = cited.map(async (proof) => untrue(proof, await read(proof.file)));
    return [...known, ...unproven, ...(await Promise.all(found)).flat()].map(
      (problem) => `${SECURITY_PAGE}:${line} ${problem}`,
    );
  });
  return (await Promise.all(problems)).flat();
}

const STATES = ['met', 'not applicable', 'operator', 'open'];
/** Files, authentication, sessions, access control, tokens and logs: nothing there is met by words alone. */
const PROVEN_CHAPTERS = /^(?:[5-9]|16)\./;
const LINKED_PAGE = /\]\([^)]+\.md/;
const CITED_TEST = /`([^`]+\.spec\.tsx?)` › (.+)$/;

function citedTest(text: string): Proof[] {
  const [, file, titles] = CITED_TEST.exec(text.trim()) ?? [];
  return file && titles ? [{ file, titles: titles.split(' › ') }] : [];
}

async function problemsOf({ enforcedIn, provenBy }: RuleRow, read: Read): Promise<string[]> {
  const problems = [
    ...(enforcedIn.length === 0 ? ['names no file that enforces the rule'] : []),
    ...(provenBy.length === 0 ? ['names no test that proves the rule'] : []),
  ];
  for (const path of enforcedIn) {
    if ((await read(path)) === undefined) problems.push(`cites ${path}, which does not exist`);
  }
  for (const proof of provenBy) {
    problems.push(...untrue(proof, await read(proof.file)));
  }
  return problems;
}

function untrue({ file, titles }: Proof, source: string | undefined): string[] {
  if (!/\.spec\.tsx?$/.test(file)) return [`cites ${file}, which is no spec`];
  if (source === undefined) return [`cites ${file}, which does not exist`];
  return titles
    .filter((title) => !hasTest(source, title))
    .map((title) => `cites '${title}', which ${file} does not test`);
}

/** Whether a group or a test of a spec is called so: the first word to `describe` or `it`. */
function hasTest(source: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${literal}\\1`).test(source);
}
