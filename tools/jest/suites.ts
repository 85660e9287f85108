import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { runJest } from './run-jest.ts';

/** So many files share one module registry: importing the API takes longer than the tests of most. */
const FILES_A_SUITE = 10;

/**
 * Jest's arguments for one project whose spec files run in suites, one after the other in one module
 * registry (ADR 364). A file with snapshots stays by itself, since Jest looks for them beside the file
 * that it runs.
 */
export async function suitesOf(project: string): Promise<readonly string[]> {
  const configFile = join(workspaceRoot, project, 'jest.config.mjs');
  const { default: settings } = await import(pathToFileURL(configFile).href);
  const listing = await runJest(['--config', configFile, '--listTests']);
  const files = listing.output.split('\n').filter(isSpec).toSorted();
  const alone = files.filter(hasSnapshots);
  const together = files.filter((file) => !alone.includes(file));

  const folder = join(workspaceRoot, '.cache/suites', project);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, suite] of dealt(together).entries()) {
    const name = `${String(index + 1).padStart(2, '0')}.suite.ts`;
    const imports = suite.map((file) => `import ${JSON.stringify(file)};\n`);
    await writeFile(join(folder, name), imports.join(''));
  }
  const config = {
    ...settings,
    rootDir: workspaceRoot,
    roots: [folder, ...new Set(alone.map(dirname))],
    testMatch: [join(folder, '*.suite.ts'), ...alone],
  };
  return ['--config', JSON.stringify(config)];
}

const isSpec = (line: string): boolean => /\.spec\.tsx?$/.test(line);

const hasSnapshots = (file: string): boolean =>
  existsSync(join(dirname(file), '__snapshots__', `${basename(file)}.snap`));

/** Dealt out like cards, because the slow ones stand beside one another. */
function dealt(files: readonly string[]): readonly (readonly string[])[] {
  const suites = Math.ceil(files.length / FILES_A_SUITE);
  return Array.from({ length: suites }, (_, suite) =>
    files.filter((_file, index) => index % suites === suite),
  );
}
