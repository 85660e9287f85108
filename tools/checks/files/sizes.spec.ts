import { largeModules, sizesOf } from './sizes.ts';

const FILES = [
  { path: 'api/src/modules/posts/domain/shift.ts', lines: 2_000 },
  { path: 'api/src/modules/posts/testing/a-shift.ts', lines: 1_001 },
  { path: 'api/src/modules/posts/domain/shift.spec.ts', lines: 5_000 },
  { path: 'api/src/modules/rating/index.ts', lines: 3_000 },
  { path: 'libs/domain/src/money.ts', lines: 10 },
  { path: 'libs/domain/src/tax.ts', lines: 30 },
];

describe('the sizes of sources', () => {
  it('are counted by module of the API, without specs', () => {
    expect(sizesOf(FILES).modules).toEqual([
      ['posts', 3_001],
      ['rating', 3_000],
    ]);
  });

  it('refuse a module over 3,000 lines', () => {
    expect(largeModules(sizesOf(FILES))).toEqual([
      'api/src/modules/posts has 3001 lines without its specs, more than 3000: split it',
    ]);
  });

  it('refuse tools of 12,000 lines or more', () => {
    const tools = { path: 'tools/bench/main.ts', lines: 12_000 };
    const spec = { path: 'tools/bench/main.spec.ts', lines: 9_000 };
    expect(largeModules(sizesOf([tools, spec]))).toEqual([
      'tools/ has 12000 lines without its specs; it must have fewer than 12000',
    ]);
    expect(largeModules(sizesOf([{ ...tools, lines: 11_999 }, spec]))).toEqual([]);
  });

  it('have a median, and name the largest files', () => {
    const { medianLines, largest } = sizesOf(FILES);
    expect(medianLines).toBe(1_001);
    expect(largest[0]?.path).toBe('api/src/modules/posts/domain/shift.spec.ts');
  });
});
