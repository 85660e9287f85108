import { emptyNames, unmatchedTests, unstagedConfigs } from './check-files.ts';

describe('test files', () => {
  it('must be matched by a runner, whatever they are called', () => {
    const files = ['a/x.spec.ts', 'a/y.test.ts', 'a/__tests__/z.ts', 'a/spec.tsx', 'a/inspect.ts'];
    expect(unmatchedTests(files, new Set(['a/x.spec.ts']))).toEqual([
      expect.stringContaining('a/y.test.ts looks like a test'),
      expect.stringContaining('a/__tests__/z.ts looks like a test'),
      expect.stringContaining('a/spec.tsx looks like a test'),
    ]);
  });
});

describe('projects with specs', () => {
  it('must belong to a stage of npm test', () => {
    const configs = ['api/jest.config.mjs', 'libs/new/jest.config.mjs'];
    expect(unstagedConfigs(configs, new Set(['api']))).toEqual([
      expect.stringContaining('libs/new/jest.config.mjs belongs to no stage'),
    ]);
  });
});

describe('file names', () => {
  it.each(['a/utils.ts', 'a/helpers/x.ts', 'common/x.ts', 'a/string.ts/util.tsx'])(
    'refuses %s',
    (path) => {
      expect(emptyNames([path])).toHaveLength(1);
    },
  );

  it.each(['a/shared-settings.ts', 'a/common-passwords.ts', 'a/utility-bill.ts'])(
    'accepts %s',
    (path) => {
      expect(emptyNames([path])).toEqual([]);
    },
  );
});
