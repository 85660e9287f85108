import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCatalogue } from '@leafshift/contracts/core';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { SHIFT_CODES } from '@leafshift/domain/shift-lifecycle';
import { listFiles } from '../../files/list-files.ts';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { languageProblems, looseSigns, untranslatedKeys } from './compare-languages.ts';
import { missingCodes, missingKeys, unusedKeys } from './key-use.ts';
import { readNamespace, type Texts } from './locale-file.ts';
import {
  codedNamespaces,
  keyedNamespaces,
  LITERAL_NAMES,
  type Namespace,
  namespaces,
  SAME_IN_ALL,
  SHOWN_SOURCES,
} from './namespaces.ts';
import { readSource, type SourceTexts } from './read-source.ts';

// Every text is there in six languages, is used, and stands in a catalogue: of screens, mails,
// PDFs, feeds, reports, pages from the server, and of errors and rules.
const SOURCES = /^(?:shell|mf-[^/]+|api|libs\/[^/]+)\/src\/.*\.tsx?$/;
const NOT_SHOWN = /\.spec\.tsx?$|\/testing\/|^libs\/(?:testing|rspack-config|remote-kit)\//;
const files = await listFiles(workspaceRoot);
const sources = await readSources(
  files.filter((path) => SOURCES.test(path) && !NOT_SHOWN.test(path)),
);
const english = new Map<string, Texts>();
const problems: string[] = [];

for (const { name, locales } of namespaces) {
  const texts = await readNamespace(join(workspaceRoot, locales));
  english.set(name, texts.get(DEFAULT_LANGUAGE) ?? new Map());
  report(name, [...languageProblems(texts), ...untranslatedKeys(texts, SAME_IN_ALL)]);
}

for (const path of files.filter((file) => file.endsWith('/fr.json'))) {
  const texts = await readNamespace(join(workspaceRoot, dirname(path)));
  report(path, looseSigns(texts.get('fr') ?? new Map()));
}

const read = new Set(namespaces.map(({ locales }) => locales));
const unread = files.filter(
  (path) =>
    path.endsWith('/locales/en.json') && !/\/template\//.test(path) && !read.has(dirname(path)),
);
report(
  'folders',
  unread.map((path) => `${path} is in no namespace`),
);

for (const namespace of keyedNamespaces) {
  const own = sourcesOf(namespace);
  report(namespace.name, [
    ...missingKeys(textsOf(namespace), own),
    ...unusedKeys(textsOf(namespace), own),
  ]);
}

// The codes of errors are keys of objects, which no call names.
const codes = [...Object.keys(errorCatalogue), ...SHIFT_CODES];
const everywhere = [...sources.values()];
report('codes', missingCodes(codedNamespaces.map(textsOf), codes, everywhere));
for (const namespace of codedNamespaces) {
  report(namespace.name, unusedKeys(textsOf(namespace), everywhere, codes));
}

for (const [path, { literals, sentences }] of sources) {
  if (!SHOWN_SOURCES.some((shown) => path.startsWith(shown))) continue;
  report(path, [
    ...literals
      .filter((text) => !LITERAL_NAMES.includes(text))
      .map((text) => `says '${text}' outside a locale file`),
    ...sentences.map((text) => `says '${text}' in place of a code`),
  ]);
}

const count = [...english.values()].reduce((sum, texts) => sum + texts.size, 0);
for (const problem of problems) console.error(problem);
console.log(`Texts: ${count} in ${namespaces.length} namespaces, ${problems.length} problems.`);
process.exitCode = problems.length > 0 || count === 0 ? 1 : 0;

function report(where: string, found: readonly string[]): void {
  problems.push(...found.map((problem) => `${where}: ${problem}`));
}

function textsOf({ name }: Namespace): Texts {
  return english.get(name) ?? new Map();
}

function sourcesOf(namespace: Namespace): SourceTexts[] {
  return [...sources]
    .filter(([path]) => namespace.sources.some((start) => path.startsWith(start)))
    .map(([, texts]) => texts);
}

async function readSources(paths: readonly string[]): Promise<Map<string, SourceTexts>> {
  const read = paths.map(
    async (path): Promise<[string, SourceTexts]> => [
      path,
      readSource(await readFile(join(workspaceRoot, path), 'utf8'), path),
    ],
  );
  return new Map(await Promise.all(read));
}
