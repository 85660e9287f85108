import type { FileProblem } from './check-files.ts';
import type { DocPage } from './check-pages.ts';
import { type Proof, type Rule, readRules } from './read-rules.ts';
import { readTables } from './read-tables.ts';

/** The page that goes through the requirements of security. */
export const SECURITY_PAGE = 'docs/product/security.md';

/** The page that says which topic has which numbers. */
export const RULES_INDEX = 'docs/product/README.md';

const RULES_FOLDER = 'docs/product/';

/** Gives the text of a file of the workspace, or undefined where there is none. */
type Read = (path: string) => Promise<string | undefined>;

/** Whether a page has rules of the product. */
export function hasRules(path: string): boolean {
  return path.startsWith(RULES_FOLDER) && path !== SECURITY_PAGE && path !== RULES_INDEX;
}

/** The numbers of all rules. */
export function ruleNumbers(pages: readonly DocPage[]): string[] {
  return pages.flatMap(({ text }) => readRules(text).map(({ number }) => number));
}

/** What pages of rules cite and is not there, and numbers that are not their own or given twice. */
export async function untrueRules(
  index: string,
  pages: readonly DocPage[],
  read: Read,
): Promise<FileProblem[]> {
  const numbers = ruleNumbers(pages);
  const twice = new Set(numbers.filter((number, place) => numbers.indexOf(number) !== place));
  const listed = topicsOf(index);
  const found = pages.map(async ({ path, text }) => {
    const topic = listed.get(path);
    if (!topic) return [`${RULES_INDEX} does not name ${path} with its numbers`];
    const rules = readRules(text);
    if (rules.length === 0) return [`${path} has no rules`];
    const problems = rules.map(async (rule) =>
      [
        ...(rule.number.startsWith(`${topic}-`) ? [] : [`is not of ${topic}, the page's numbers`]),
        ...(twice.has(rule.number) ? ['has a number that another rule has'] : []),
        ...(await problemsOf(rule, read)),
      ].map((problem) => `${path}:${rule.line} ${rule.number} ${problem}`),
    );
    return (await Promise.all(problems)).flat();
  });
  return (await Promise.all(found)).flat();
}

/** The numbers' first words by page, as the index lists them. */
function topicsOf(index: string): Map<string, string> {
  return new Map(
    readTables(index, 'topic').flatMap(({ cells }) => {
      const [, file] = /\]\(([^)]+)\)/.exec(cells.topic ?? '') ?? [];
      const [, topic] = /`([A-Z]+)`/.exec(cells.numbers ?? '') ?? [];
      return file && topic ? [[`${RULES_FOLDER}${file}`, topic] as const] : [];
    }),
  );
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

async function problemsOf({ words, enforcedIn, provenBy }: Rule, read: Read): Promise<string[]> {
  const problems = [
    ...(words === '' ? ['says nothing'] : []),
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
