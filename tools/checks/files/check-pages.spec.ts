import { longFlows, untrueCitations, untruePackages } from './check-pages.ts';

describe('a page of the documentation', () => {
  const problemsOf = (text: string) =>
    untrueCitations({ path: 'docs/developers/a.md', text }, ['api/src/main.ts', 'docs/adr/1.md']);

  it('may cite files and folders that are there', () => {
    expect(problemsOf('`api/src/main.ts`, `api/src/`, [why](../adr/1.md#x), `npm test`')).toEqual(
      [],
    );
  });

  it.each([
    '`api/src/gone.ts`',
    '`gateway/src/gone.ts`',
    '[why](../adr/2.md)',
    '```sh\nnpm test\n```\n\n`api/src/gone.ts`',
  ])('may not cite %j', (text) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(/cites .*, which does not exist/)]);
  });

  it('that tells a decision may name what has moved since, but not link to what is not there', () => {
    const decision = { path: 'docs/adr/1.md', text: '`api/src/gone.ts`, [another](2.md)' };
    expect(untrueCitations(decision, [])).toEqual([expect.stringContaining('cites docs/adr/2.md')]);
  });

  it('goes through twenty-five files at the most where it tells a flow', () => {
    const flow = (count: number) => ({
      path: 'docs/developers/flows/a.md',
      text: Array.from({ length: count }, (_, index) => `\`api/src/${index}.ts\``).join(' '),
    });

    expect(longFlows(flow(25))).toEqual([]);
    expect(longFlows(flow(26))).toEqual([expect.stringContaining('26 files')]);
  });
});

describe('the table of packages', () => {
  const FILES: Readonly<Record<string, string>> = {
    'api/src/a.ts': "import { z } from 'zod/v4';",
    'api-peer/a.ts': "import { z } from 'zod';",
  };
  const problemsOf = (name: string, file: string) =>
    untruePackages(
      `| package | does | used by |\n| --- | --- | --- |\n| \`${name}\` | it | \`${file}\` |`,
      ['zod'],
      async (path) => FILES[path],
    );

  it('names a file of the API that imports the package', async () => {
    expect(await problemsOf('zod', 'api/src/a.ts')).toEqual([]);
  });

  it.each([
    ['zod', 'api-peer/a.ts', 'names no file of the API'],
    ['zod', 'api/src/gone.ts', 'names no file of the API'],
    ['helmet', 'api/src/a.ts', 'imports helmet, which it does not'],
    ['helmet', 'api/src/a.ts', 'no row for the package zod'],
  ])('is untrue where it says %s: %s', async (name, file, problem) => {
    expect(await problemsOf(name, file)).toContainEqual(expect.stringContaining(problem));
  });
});
