import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { suitesOf } from './suites.ts';

interface Settings {
  readonly roots: readonly string[];
  readonly testMatch: readonly string[];
}

const PROJECTS = ['libs/i18n', 'libs/data-access'];

describe('suites of spec files', () => {
  let folder: string;
  let run: { readonly projects: readonly Settings[]; readonly testTimeout: number };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-suites-'));
    const [, config = ''] = await suitesOf(PROJECTS, folder);
    run = JSON.parse(config);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The spec files that Jest is given by themselves. */
  const alone = () =>
    run.projects
      .flatMap(({ testMatch }) => testMatch)
      .filter((path) => !path.includes('*'))
      .map((path) => relative(workspaceRoot, path));

  it('have every spec file of their projects once, or leave it by itself', async () => {
    const suites = await Promise.all(
      PROJECTS.map((project) => readFile(join(folder, project, '01.suite.ts'), 'utf8')),
    );
    const inSuites = [...suites.join('').matchAll(/describe\("([^"]+)"/g)].map(([, name]) => name);
    const specs = (await listFiles(workspaceRoot)).filter(
      (path) => /\.spec\.tsx?$/.test(path) && PROJECTS.some((one) => path.startsWith(`${one}/`)),
    );

    expect([...inSuites, ...alone()].toSorted()).toEqual(specs.toSorted());
  });

  it('begin each file of a screen with nothing that the one before has stored', async () => {
    const suite = await readFile(join(folder, 'libs/i18n/01.suite.ts'), 'utf8');
    const files = suite.split('describe(').slice(1);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(file).toMatch(/localStorage\.clear\(\).*require\(/);
  });

  it('give a test as much time as a file by itself does', () => {
    expect(run.testTimeout).toBe(20_000);
  });

  it('leave out a file that asks for an environment of its own, or loads modules anew', () => {
    expect(alone()).toEqual([
      'libs/i18n/src/language-choice.https.spec.ts',
      'libs/data-access/src/api-error.spec.ts',
    ]);
  });
});
