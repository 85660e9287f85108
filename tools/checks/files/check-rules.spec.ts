import { untrueRules, untrueSecurity } from './check-rules.ts';

const FILES: Readonly<Record<string, string>> = {
  'api/a-rule.ts': 'export const LIMIT = 3;',
  'api/a-rule.spec.ts': `describe('a limit', () => {
    it("is an account's own", () => {});
    it.each([1, 2])(
      'holds for %d',
      () => {},
    );
    const note = 'not a test';
  });`,
};

const page = (...rows: readonly string[]) =>
  ['| rule | enforced in | proven by |', '| --- | --- | --- |', ...rows].join('\n');
const problemsOf = (text: string) => untrueRules(text, async (path) => FILES[path]);

describe('the page of rules', () => {
  it.each([
    "`api/a-rule.spec.ts` › is an account's own",
    '`api/a-rule.spec.ts` › a limit › holds for %d',
    "`api/a-rule.spec.ts` › holds for %d<br>`api/a-rule.spec.ts` › is an account's own",
  ])('may cite what is there: %s', async (proof) => {
    expect(await problemsOf(page(`| A limit | \`api/a-rule.ts\` | ${proof} |`))).toEqual([]);
  });

  it.each([
    ['`api/gone.ts`', '`api/a-rule.spec.ts` › a limit', 'cites api/gone.ts, which does not exist'],
    ['`api/a-rule.ts`', '`api/gone.spec.ts` › x', 'cites api/gone.spec.ts, which does not exist'],
    ['`api/a-rule.ts`', '`api/a-rule.ts` › LIMIT', 'cites api/a-rule.ts, which is no spec'],
    ['`api/a-rule.ts`', '`api/a-rule.spec.ts` › holds', "cites 'holds', which"],
    ['`api/a-rule.ts`', '`api/a-rule.spec.ts` › a limit › gone', "cites 'gone', which"],
    ['`api/a-rule.ts`', '`api/a-rule.spec.ts` › not a test', "cites 'not a test', which"],
    ['`api/a-rule.ts`', '', 'names no test'],
    ['`api/a-rule.ts`', 'somebody saw it', 'cites somebody saw it, which is no spec'],
    [
      '`api/a-rule.ts`',
      '`api/a-rule.spec.ts` › a limit<br>`api/a-rule.spec.ts`',
      'which is no spec',
    ],
    ['the pages', '`api/a-rule.spec.ts` › a limit', 'names no file'],
  ])('may not cite what is not: %s, %s', async (files, proof, problem) => {
    expect(await problemsOf(page(`| A limit | ${files} | ${proof} |`))).toEqual([
      expect.stringMatching(/^docs\/developers\/rules\.md:3 /),
    ]);
    expect(await problemsOf(page(`| A limit | ${files} | ${proof} |`))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it('is read in its tables of rules only, and has some', async () => {
    const other = '| constant | value |\n| --- | --- |\n| `a/gone.ts` | 3 |';
    const rules = page(
      "| A limit | `api/a-rule.ts` | `api/a-rule.spec.ts` › is an account's own |",
    );

    expect(await problemsOf(`${other}\n\n${rules}\n\n${other}`)).toEqual([]);
    expect(await problemsOf(other)).toEqual([expect.stringContaining('has no table of rules')]);
  });
});

describe('the page of security', () => {
  const security = (state: string, shown: string, number = '1.1.1') =>
    untrueSecurity(
      `| number | requirement | state | shown by, or why |\n| --- | --- | --- | --- |\n| ${number} | A limit | ${state} | ${shown} |`,
      async (path) => FILES[path],
    );

  it.each([
    ['met', '`api/a-rule.spec.ts` › a limit'],
    ['met', 'in words: `api/a-rule.spec.ts` › holds for %d'],
    ['met', '`api/a-rule.spec.ts` › a limit<br>then: `api/a-rule.spec.ts` › holds for %d'],
    ['not applicable', 'there is none'],
  ])('may say %s: %s', async (state, shown) => {
    expect(await security(state, shown)).toEqual([]);
  });

  it.each([
    ['met', '`api/a-rule.spec.ts` › gone', "cites 'gone', which"],
    ['met', '`api/gone.spec.ts` › x', 'cites api/gone.spec.ts, which does not exist'],
    ['met', '`api/a-rule.spec.ts` › gone<br>`api/a-rule.spec.ts` › a limit', "cites 'gone', which"],
    ['perhaps', 'there is none', 'has no state'],
  ])('may not say %s: %s', async (state, shown, problem) => {
    expect(await security(state, shown)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['6.2.8', '16.4.1'])(
    'may not say of %s in words alone that it is met',
    async (number) => {
      expect(await security('met', 'by hard work', number)).toEqual([
        expect.stringContaining('is met, and names neither a test nor a page'),
      ]);
      expect(await security('met', '[a page](../adr/0001.md)', number)).toEqual([]);
      expect(await security('not applicable', 'there is none', number)).toEqual([]);
    },
  );

  it('has requirements', async () => {
    expect(await untrueSecurity('', async () => undefined)).toHaveLength(1);
  });
});
