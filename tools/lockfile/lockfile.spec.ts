import {
  completed,
  entriesWithHosts,
  entriesWithoutIntegrity,
  type Lockfile,
  missingPackages,
} from './lockfile.ts';
import { platformOf } from './platform-of.ts';

const lockfile: Lockfile = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/@swc/core': {
      version: '1.16.22',
      dev: true,
      optionalDependencies: {
        '@swc/core-darwin-arm64': '1.16.22',
        '@swc/core-linux-x64-gnu': '1.16.22',
      },
    },
    'node_modules/@swc/core-linux-x64-gnu': { version: '1.16.22', optional: true },
    'node_modules/sharp': { version: '1', optionalDependencies: { nested: '1' } },
    'node_modules/sharp/node_modules/nested': { version: '1' },
  },
};

describe('a lockfile without the packages that a registry did not have', () => {
  it('lacks them, wherever it may keep the others', () => {
    expect(missingPackages(lockfile)).toEqual([
      { name: '@swc/core-darwin-arm64', version: '1.16.22', wantedBy: 'node_modules/@swc/core' },
    ]);
  });

  it('gets an entry for each, for its machines only, in the order that npm keeps', () => {
    const { packages } = completed(lockfile);
    expect(packages['node_modules/@swc/core-darwin-arm64']).toEqual({
      version: '1.16.22',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    });
    expect(Object.keys(packages).slice(1, 4)).toEqual([
      'node_modules/@swc/core',
      'node_modules/@swc/core-darwin-arm64',
      'node_modules/@swc/core-linux-x64-gnu',
    ]);
    expect(missingPackages(completed(lockfile))).toEqual([]);
  });

  it('says what must come from a registry, for the machines that we build and run on', () => {
    const packages = {
      '': {},
      'libs/domain': {},
      'node_modules/@leafshift/domain': { resolved: 'libs/domain', link: true },
      'node_modules/known': { version: '1', integrity: 'sha512-x' },
      'node_modules/unknown': { version: '1' },
      'node_modules/of-linux': { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
      'node_modules/of-one-machine': { os: 'linux', cpu: 'x64' },
      'node_modules/of-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/of-darwin': { os: ['darwin'], cpu: ['arm64'] },
      'node_modules/of-s390x': { os: ['linux'], cpu: ['s390x'] },
    };
    expect(entriesWithoutIntegrity({ packages })).toEqual([
      'node_modules/unknown',
      'node_modules/of-linux',
      'node_modules/of-one-machine',
    ]);
  });

  it('names no hosts', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
      'node_modules/@leafshift/api': { resolved: 'api', link: true },
    };
    expect(entriesWithHosts({ packages })).toEqual(['node_modules/a']);
  });
});

describe('the machines a package is for', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rspack/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    [
      '@unrs/resolver-binding-linux-arm-musleabihf',
      { os: ['linux'], cpu: ['arm'], libc: ['musl'] },
    ],
    ['@rspack/binding-wasm32-wasi', { os: [], cpu: ['wasm32'] }],
  ])('are read from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('are not guessed', () => {
    expect(() => platformOf('fsevents')).toThrow('fsevents does not say for which machines it is');
  });
});
