import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { checkImports, type ImportReport } from './check-imports.ts';

const manifest = JSON.stringify({ devDependencies: { ajv: '8', jest: '30' } });
const uiPackage = JSON.stringify({ name: '@leafshift/ui', exports: { './*': './src/*/index.ts' } });

describe('the import check over a workspace', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'import-check-'));
    await runCommand('git', ['init', '--quiet'], { cwd: root });
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function reportOf(files: Record<string, string>): Promise<ImportReport> {
    const all = { 'package.json': manifest, 'libs/ui/package.json': uiPackage, ...files };
    for (const [path, text] of Object.entries(all)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return checkImports(root);
  }

  const problemsOf = async (files: Record<string, string>): Promise<readonly string[]> =>
    (await reportOf(files)).problems;

  const other = { 'mf-worker/src/home.tsx': 'export const home = <p />;\nexport type Home = 1;\n' };

  it.each([
    ['an import', "import { home } from '../../mf-worker/src/home.tsx';"],
    ['an import of types', "import type { Home } from '../../mf-worker/src/home.tsx';"],
    ['an inline type', "import { type Home } from '../../mf-worker/src/home.tsx';"],
    ['a re-export', "export { home } from '../../mf-worker/src/home.tsx';"],
    ['a dynamic import', "export const load = () => import('../../mf-worker/src/home.tsx');"],
    ['an import type', "export type X = import('../../mf-worker/src/home.tsx').Home;"],
    ['a require', "export const x = require('../../mf-worker/src/home.tsx');"],
    ['an import for its effect', "import '../../mf-worker/src/home.tsx';"],
  ])('refuses %s of another remote', async (_form, source) => {
    const problems = await problemsOf({ ...other, 'mf-employer/src/page.tsx': source });
    expect(problems).toEqual([expect.stringContaining('(remotes)')]);
  });

  it('follows package names through their exports', async () => {
    const problems = await problemsOf({
      'libs/ui/src/page/index.ts': 'export const page = 1;',
      'api/src/main.ts': "import { page } from '@leafshift/ui/page';\nexport default page;",
    });
    expect(problems).toEqual([expect.stringContaining('api/src/main.ts imports libs/ui/src/page')]);
  });

  it('names imports that lead nowhere, and packages that products lack', async () => {
    const problems = await problemsOf({
      'shell/src/a.ts': "import '@leafshift/ui/nothing';\nimport './gone.ts';",
      'shell/src/b.ts': "import 'jest';",
      'shell/src/b.spec.ts': "import 'jest';",
      'gateway/src/c.ts': "import 'jest';",
      'payments-sandbox/d.ts': "import 'ajv';",
    });
    expect(problems).toEqual([
      "shell/src/a.ts: '@leafshift/ui/nothing' leads to no file",
      "shell/src/a.ts: './gone.ts' leads to no file",
      'gateway/src/c.ts: jest is a devDependency; products need it',
      'payments-sandbox/d.ts: ajv is a devDependency; products need it',
      'shell/src/b.ts: jest is a devDependency; products need it',
    ]);
  });

  it('finds files that import each other, by types as well', async () => {
    const problems = await problemsOf({
      'shell/src/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'shell/src/b.ts': "import { c } from './c.ts';\nexport const b = c;",
      'shell/src/c.ts': "import { a } from './a.ts';\nexport const c = () => a;",
      'shell/src/d.ts': "import type { E } from './e.ts';\nexport type D = E;",
      'shell/src/e.ts': "import type { D } from './d.ts';\nexport type E = D;",
    });
    expect(problems).toEqual([
      'These files import each other: shell/src/a.ts, shell/src/b.ts, shell/src/c.ts',
      'These files import each other: shell/src/d.ts, shell/src/e.ts',
    ]);
  });

  it('draws what is made of what, by the longest way and without what specs import', async () => {
    const named = (name: string) => JSON.stringify({ name, exports: { './*': './src/*.ts' } });
    const { drawing } = await reportOf({
      'libs/domain/package.json': named('@leafshift/domain'),
      'libs/domain/src/a.ts': 'export const a = 1;',
      'libs/contracts/package.json': named('@leafshift/contracts'),
      'libs/contracts/src/b.ts': "export { a } from '@leafshift/domain/a';",
      'api/package.json': JSON.stringify({ name: '@leafshift/api' }),
      'api/src/main.ts': "import '@leafshift/contracts/b';\nimport '@leafshift/domain/a';",
      'libs/domain/src/a.spec.ts': "import '@leafshift/contracts/b';",
    });
    expect(drawing.split('\n')).toEqual([
      '```mermaid',
      'graph TD',
      '  api --> libs/contracts',
      '  libs/contracts --> libs/domain',
      '```',
    ]);
  });

  it('finds modules of the API that need each other by different files', async () => {
    const problems = await problemsOf({
      'api/src/modules/posts/index.ts': 'export const posts = 1;',
      'api/src/modules/posts/application/a.ts':
        "import { rating } from '../../rating/index.ts';\nrating;",
      'api/src/modules/rating/index.ts': 'export const rating = 1;',
      'api/src/modules/rating/application/b.ts':
        "import { posts } from '../../posts/index.ts';\nposts;",
    });
    expect(problems).toEqual(['These modules of the API need each other: posts, rating']);
  });
});
