import { hasRules, untrueRules, untrueSecurity } from './check-rules.ts';

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

const INDEX = '| topic | numbers |\n| --- | --- |\n| [Limits](limits.md) | `LIMIT` |';
const PATH = 'docs/product/limits.md';
const rule = (number: string, files: string, ...proofs: readonly string[]) =>
  [
    `### ${number}`,
    '',
    'There is a limit.',
    '',
    `- in ${files}`,
    ...proofs.map((by) => `- by ${by}`),
    '',
  ].join('\n');
const problemsOf = (text: string, path = PATH) =>
  untrueRules(INDEX, [{ path, text }], async (file) => FILES[file]);
const A_RULE = rule('LIMIT-1', '`api/a-rule.ts`', '`api/a-rule.spec.ts` › a limit');

describe('a page of rules', () => {
  it.each([
    ["`api/a-rule.spec.ts` › is an account's own"],
    ['`api/a-rule.spec.ts` › a limit › holds for %d'],
    ['`api/a-rule.spec.ts` › holds for %d', "`api/a-rule.spec.ts` › is an account's own"],
  ])('may cite what is there: %s', async (...proofs) => {
    expect(await problemsOf(rule('LIMIT-1', '`api/a-rule.ts`', ...proofs))).toEqual([]);
  });

  it.each([
    ['`api/gone.ts`', '`api/a-rule.spec.ts` › a limit', 'cites api/gone.ts, which does not exist'],
    ['`api/a-rule.ts`', '`api/gone.spec.ts` › x', 'cites api/gone.spec.ts, which does not exist'],
    ['`api/a-rule.ts`', '`api/a-rule.ts` › LIMIT', 'cites api/a-rule.ts, which is no spec'],
    ['`api/a-rule.ts`', '`api/a-rule.spec.ts` › holds', "cites 'holds', which"],
    ['`api/a-rule.ts`', '`api/a-rule.spec.ts` › a limit › gone', "cites 'gone', which"],
    ['`api/a-rule.ts`', '`api/a-rule.spec.ts` › not a test', "cites 'not a test', which"],
    ['`api/a-rule.ts`', 'somebody saw it', 'cites somebody saw it, which is no spec'],
    ['the pages', '`api/a-rule.spec.ts` › a limit', 'names no file'],
  ])('may not cite what is not: %s, %s', async (files, proof, problem) => {
    const problems = await problemsOf(`# Limits\n\n${rule('LIMIT-7', files, proof)}`);
    expect(problems).toEqual([expect.stringMatching(/^docs\/product\/limits\.md:3 LIMIT-7 /)]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('has a test and words for each rule', async () => {
    const bare = '### LIMIT-1\n\n### LIMIT-2\n\nThere is one.\n\n- in `api/a-rule.ts`';
    expect(await problemsOf(bare)).toEqual([
      expect.stringContaining('LIMIT-1 says nothing'),
      expect.stringContaining('LIMIT-1 names no file'),
      expect.stringContaining('LIMIT-1 names no test'),
      expect.stringContaining('LIMIT-2 names no test'),
    ]);
  });

  it('gives each number once, and numbers of its own topic', async () => {
    const other = rule('OTHER-1', '`api/a-rule.ts`', '`api/a-rule.spec.ts` › a limit');
    expect(await problemsOf(`${A_RULE}\n${A_RULE}`)).toEqual([
      expect.stringContaining(':1 LIMIT-1 has a number that another rule has'),
      expect.stringContaining(':8 LIMIT-1 has a number that another rule has'),
    ]);
    expect(await problemsOf(other)).toEqual([expect.stringContaining('OTHER-1 is not of LIMIT')]);
  });

  it('is named by the index, and has rules', async () => {
    expect(await problemsOf(A_RULE, 'docs/product/others.md')).toEqual([
      expect.stringContaining('does not name docs/product/others.md'),
    ]);
    expect(await problemsOf('# Limits')).toEqual(['docs/product/limits.md has no rules']);
  });

  it.each([
    ['docs/product/postings.md', true],
    ['docs/product/README.md', false],
    ['docs/product/security.md', false],
    ['docs/users/how-it-works.md', false],
  ])('is %s: %s', (path, is) => {
    expect(hasRules(path)).toBe(is);
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
