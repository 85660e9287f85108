import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@leafshift/shell-sdk/manifest';
import { aBuild, type BuildParts } from '../testing/a-build.ts';
import { checkRemote } from './check-remote.ts';

const SHARED = { react: '19.3.1' };
const check = async (parts: BuildParts, versions = SHARED) => {
  const { distFolder } = await aBuild(parts);
  checkRemote(distFolder, versions);
};

describe('the build of a remote', () => {
  it('passes when it keeps the contract', async () => {
    await expect(check({})).resolves.toBeUndefined();
  });

  it.each([
    [
      'its contract is another major one',
      { contractVersion: '2.0' },
      `contract 2.0 is not the shell's ${CONTRACT_VERSION}`,
    ],
    [
      'its code stands behind another path',
      { page: '/start' },
      'the route /home has no page in remote.tsx',
    ],
    [
      'it needs a React that the shell does not have',
      { react: '^18.3.0' },
      'react ^18.3.0 is needed, the shell shares 19.3.1',
    ],
  ])('fails when %s', async (_why, parts, sentence) => {
    await expect(check(parts)).rejects.toThrow(
      `mf-worker does not keep the contract:\n- ${sentence}`,
    );
  });

  it('fails when the shell shares nothing of the kind', async () => {
    await expect(check({}, {} as typeof SHARED)).rejects.toThrow('the shell shares none');
  });

  it('is not asked of other builds', async () => {
    const { distFolder } = await aBuild({ contractVersion: '2.0' });
    await rm(join(distFolder, 'remote-build.json'));
    expect(() => checkRemote(distFolder, SHARED)).not.toThrow();
  });
});
