import { posix } from 'node:path';
import { readImports } from '../imports/read-imports.ts';
import type { FileProblem } from './check-files.ts';
import { quotedIn, readTables } from './read-tables.ts';

/** A page of the documentation. */
export interface DocPage {
  readonly path: string;
  readonly text: string;
}

/** Gives the text of a file of the workspace, or undefined where there is none. */
type Read = (path: string) => Promise<string | undefined>;

/** The page that says which package does what in the API. */
export const PACKAGES_PAGE = 'docs/developers/architecture.md';

const DECISIONS = 'docs/adr/';
const FLOWS = 'docs/developers/flows/';
const MOST_FILES_OF_A_FLOW = 25;
/** What builds make is not kept. */
const BUILT = /\/dist(?:\/|$)/;
const WORKSPACE_PATH =
  /^(?:api|api-peer|deploy|docs|e2e|gateway|libs|mf-[a-z-]+|payments-sandbox|shell|simulation|tools)\/(?!\d)[\w./-]+$/;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

/**
 * Files and folders that a page names in backquotes or links to, and that are not there. A decision may
 * name what has moved since, but its links lead somewhere.
 */
export function untrueCitations({ path, text }: DocPage, files: readonly string[]): FileProblem[] {
  const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const linked = [...text.matchAll(LINK)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
  const named = path.startsWith(DECISIONS) ? [] : citedFiles(text);
  return [...new Set([...named, ...linked])]
    .filter((cited) => !known.has(cited.replace(/\/$/, '')) && !BUILT.test(cited))
    .map((cited) => `${path} cites ${cited}, which does not exist`);
}

/** Flows that nobody can read in one sitting. */
export function longFlows({ path, text }: DocPage): FileProblem[] {
  const cited = new Set(citedFiles(text)).size;
  return path.startsWith(FLOWS) && cited > MOST_FILES_OF_A_FLOW
    ? [`${path} goes through ${cited} files; ${MOST_FILES_OF_A_FLOW} are the most`]
    : [];
}

/**
 * Packages of products without a row that names a file of the API which imports them. Another
 * importer, such as the application that benchmarks compare with, is no use of a package.
 */
export async function untruePackages(
  page: string,
  wanted: readonly string[],
  read: Read,
): Promise<FileProblem[]> {
  const rows = readTables(page, 'package').map(({ line, cells }) => ({
    line,
    name: quotedIn(cells.package ?? '')[0] ?? '',
    file: quotedIn(cells['used by'] ?? '')[0] ?? '',
  }));
  const named = new Set(rows.map(({ name }) => name));
  const problems = await Promise.all(
    rows.map(async ({ line, name, file }) => {
      const source = file.startsWith('api/src/') ? await read(file) : undefined;
      if (source === undefined) return [`${PACKAGES_PAGE}:${line} names no file of the API`];
      return (await packagesOf(source, file)).has(name)
        ? []
        : [`${PACKAGES_PAGE}:${line} says that ${file} imports ${name}, which it does not`];
    }),
  );
  return [
    ...problems.flat(),
    ...wanted
      .filter((name) => !named.has(name))
      .map((name) => `${PACKAGES_PAGE} has no row for the package ${name}`),
  ];
}

/** The packages that a source imports, by their names without sub-paths. */
export async function packagesOf(source: string, path: string): Promise<ReadonlySet<string>> {
  const imports = await readImports(source, path);
  return new Set(
    imports.map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
  );
}

const citedFiles = (text: string): string[] =>
  quotedIn(text).filter((quoted) => WORKSPACE_PATH.test(quoted));

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
