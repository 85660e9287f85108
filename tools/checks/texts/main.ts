import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { listFiles } from '../../files/list-files.ts';
import { workspaceRoot } from '../../workspace-paths.ts';
import { languageProblems, untranslatedKeys } from './compare-languages.ts';
import { missingKeys, unusedKeys } from './key-use.ts';
import { readRoom } from './locale-file.ts';
import { readSource } from './read-source.ts';
import { LITERAL_NAMES, type Room, rooms, SAME_IN_ALL } from './rooms.ts';

// Every text of the portal is there in six languages, is used, and stands in a locale file.
const NOT_SHOWN = /\.spec\.tsx?$|\/testing\//;
const files = await listFiles(workspaceRoot);
const problems: string[] = [];
let count = 0;

for (const room of rooms) {
  for (const problem of await problemsOf(room)) problems.push(`${room.name}: ${problem}`);
}

for (const problem of problems) console.error(problem);
console.log(`Texts: ${count} in ${rooms.length} rooms, ${problems.length} problems.`);
process.exitCode = problems.length > 0 || count === 0 ? 1 : 0;

async function problemsOf({ locales, sources }: Room): Promise<string[]> {
  const texts = await readRoom(join(workspaceRoot, locales));
  const english = texts.get(DEFAULT_LANGUAGE) ?? new Map<string, string>();
  count += english.size;
  const paths = files.filter(
    (path) => path.startsWith(sources) && /\.tsx?$/.test(path) && !NOT_SHOWN.test(path),
  );
  const read = await Promise.all(
    paths.map(async (path) => ({
      path,
      texts: readSource(await readFile(join(workspaceRoot, path), 'utf8'), path),
    })),
  );
  const all = read.map((source) => source.texts);
  return [
    ...languageProblems(texts),
    ...untranslatedKeys(texts, SAME_IN_ALL),
    ...missingKeys(english, all),
    ...unusedKeys(english, all),
    ...read.flatMap((source) => literalProblems(source.path, source.texts.literals)),
  ];
}

function literalProblems(path: string, literals: readonly string[]): string[] {
  return literals
    .filter((text) => !LITERAL_NAMES.includes(text))
    .map((text) => `${path} says '${text}' outside a locale file`);
}
