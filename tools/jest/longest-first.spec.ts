import { statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import LongestFirst, { LONGEST } from './longest-first.mjs';

type Sequencer = InstanceType<typeof LongestFirst>;
type Tests = Parameters<Sequencer['sort']>[0];

describe('the order of spec files', () => {
  const context = {
    config: { id: 'none', cacheDirectory: '/nowhere' },
    hasteFS: { getSize: (path: string) => statSync(path).size },
  };
  const tests = (...paths: readonly string[]) =>
    paths.map((path) => ({ path: join(workspaceRoot, path), context })) as unknown as Tests;

  it('begins with those that take longest, each of which is there, whatever its size', async () => {
    const large = 'libs/domain/src/money/fees.spec.ts';
    const sequencer = new LongestFirst({ contexts: [], globalConfig: {} as never });

    const sorted = await sequencer.sort(tests(large, ...LONGEST));

    expect(sorted.map(({ path }) => path).at(-1)).toBe(join(workspaceRoot, large));
    expect(sorted).toHaveLength(LONGEST.length + 1);
  });
});
