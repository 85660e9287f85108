import { type Bill, billOf, billProblems } from './bill.ts';

const DIGEST = Buffer.from('content');
const LOCKFILE = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/@leafshift/api': { link: true },
    'node_modules/zod': { version: '4.6.7', integrity: `sha512-${DIGEST.toString('base64')}` },
    'node_modules/jest': { version: '30.5.2', dev: true },
  },
};
const component = (name: string, version: string, content = '') => ({
  'bom-ref': `${name}@${version}`,
  name,
  purl: `pkg:npm/${name}@${version}`,
  hashes: [{ alg: 'SHA-512', content }],
});
const ALL: Bill = {
  serialNumber: 'urn:uuid:1',
  metadata: {
    timestamp: '2026-05-04T12:00:00Z',
    tools: [{ vendor: 'npm', name: 'cli' }],
    component: component('a-folder', '0.1.0'),
  },
  components: [component('zod', '4.6.7', DIGEST.toString('hex')), component('jest', '30.5.2')],
  dependencies: [
    { ref: 'a-folder@0.1.0', dependsOn: ['zod@4.6.7', 'jest@30.5.2'] },
    { ref: 'zod@4.6.7', dependsOn: [] },
    { ref: 'jest@30.5.2', dependsOn: ['zod@4.6.7'] },
  ],
};
const bill = () => billOf(ALL, LOCKFILE, 'leafshift');
const text = (changed: Partial<Bill> = {}) => JSON.stringify({ ...bill(), ...changed });

describe('the bill of materials', () => {
  it('has what products are made of and what needs what, no tools', () => {
    expect(bill().components.map(({ name }) => name)).toEqual(['zod']);
    expect(bill().dependencies).toEqual([
      { ref: 'a-folder@0.1.0', dependsOn: ['zod@4.6.7'] },
      { ref: 'zod@4.6.7', dependsOn: [] },
    ]);
  });

  it('is the same whenever and wherever it is made', () => {
    expect(text()).not.toMatch(/urn:uuid|2026/);
    expect(bill().metadata.component.name).toBe('leafshift');
  });
});

describe('a bill that', () => {
  it('is as the lockfile has it is current', () => {
    expect(billProblems(LOCKFILE, text())).toEqual([]);
  });

  it.each([
    ['lacks a package', () => text({ components: [] })],
    ['has an older version', () => text({ components: [component('zod', '4.0.0')] })],
    ['has other content', () => text({ components: [component('zod', '4.6.7', 'ff')] })],
    ['has a package that is gone', () => text({ components: ALL.components })],
    ['is not there', () => ''],
  ])('%s is not current', (_, given) => {
    expect(billProblems(LOCKFILE, given())).toEqual([expect.stringContaining('npm run notices')]);
  });
});
