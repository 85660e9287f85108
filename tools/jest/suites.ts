import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { runJest } from './run-jest.ts';

/** So many files share one module registry: importing the API, or antd, takes longer than the tests of most. */
const FILES_A_SUITE = 40;

/** What counts here of Jest's settings for a project. */
interface Settings {
  readonly rootDir: string;
  readonly roots?: readonly string[];
  readonly testMatch?: readonly string[];
  /** In milliseconds. */
  readonly testTimeout?: number;
}

interface Project {
  readonly folder: string;
  readonly settings: Settings;
  readonly specs: readonly string[];
}

/**
 * Jest's arguments for projects whose spec files run in suites, one after the other in one module registry
 * (ADR 364). A file stays by itself when Jest looks for its snapshots beside it, or when it replaces modules
 * or asks for an environment of its own.
 */
export async function suitesOf(
  folders: readonly string[],
  keptIn = join(workspaceRoot, '.cache/suites'),
): Promise<readonly string[]> {
  const projects = await projectsIn(folders);
  const configs = await Promise.all(projects.map((project) => inSuites(project, keptIn)));
  const [only, ...others] = configs;
  // Jest reads how long a test may take from the whole run's settings only.
  const testTimeout = only?.testTimeout;
  const config = others.length === 0 ? only : { testTimeout, projects: configs };
  return ['--config', JSON.stringify(config)];
}

async function projectsIn(folders: readonly string[]): Promise<readonly Project[]> {
  const configFiles = folders.map((folder) => join(workspaceRoot, folder, 'jest.config.mjs'));
  const listing = await runJest(['--projects', ...configFiles, '--listTests']);
  const specs = listing.output.split('\n').filter(isSpec).toSorted();
  return Promise.all(
    folders.map(async (folder, index) => {
      const { default: settings } = await import(pathToFileURL(configFiles[index] ?? '').href);
      const root = settings.rootDir + sep;
      return { folder, settings, specs: specs.filter((file) => file.startsWith(root)) };
    }),
  );
}

async function inSuites({ folder, settings, specs }: Project, keptIn: string): Promise<Settings> {
  const alone: string[] = [];
  for (const file of specs) if (await standsAlone(file)) alone.push(file);
  const together = specs.filter((file) => !alone.includes(file));

  const suites = join(keptIn, folder);
  await rm(suites, { recursive: true, force: true });
  await mkdir(suites, { recursive: true });
  const isForBrowsers = !('extensionsToTreatAsEsm' in settings);
  for (const [index, suite] of dealt(together).entries()) {
    const name = `${String(index + 1).padStart(2, '0')}.suite.ts`;
    await writeFile(join(suites, name), isForBrowsers ? described(suite) : imported(suite));
  }
  return {
    ...settings,
    rootDir: workspaceRoot,
    roots: [suites, ...new Set(alone.map(dirname))],
    testMatch: [join(suites, '*.suite.ts'), ...alone],
  };
}

const isSpec = (line: string): boolean => /\.spec\.tsx?$/.test(line);

async function standsAlone(file: string): Promise<boolean> {
  const snapshots = join(dirname(file), '__snapshots__', `${basename(file)}.snap`);
  if (existsSync(snapshots)) return true;
  return /jest\.(mock|resetModules)\(|@jest-environment/.test(await readFile(file, 'utf8'));
}

const imported = (files: readonly string[]): string =>
  files.map((file) => `import ${JSON.stringify(file)};\n`).join('');

/** What a device keeps is the same for all files of a suite. */
const WITH_EMPTY_STORAGE = 'beforeAll(() => { localStorage.clear(); sessionStorage.clear(); });';

/** Each file's set-up stays its own; the library that tidies up after each test is told so by all of them. */
const described = (files: readonly string[]): string =>
  [
    `require('@testing-library/react');`,
    ...files.map((file) => {
      const name = JSON.stringify(relative(workspaceRoot, file));
      return `describe(${name}, () => { ${WITH_EMPTY_STORAGE} require(${JSON.stringify(file)}); });\n`;
    }),
  ].join('\n');

/** Dealt out like cards, because the slow ones stand beside one another. */
function dealt(files: readonly string[]): readonly (readonly string[])[] {
  const suites = Math.ceil(files.length / FILES_A_SUITE);
  return Array.from({ length: suites }, (_, suite) =>
    files.filter((_file, index) => index % suites === suite),
  );
}
