import { noticedPackages, noticeProblems, noticesOf } from './notices.ts';

const LOCKFILE = {
  packages: {
    '': { version: '0.1.0' },
    api: { version: '0.1.0' },
    'node_modules/@leafshift/api': { link: true },
    'node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/antd': { version: '6.6.8', license: 'MIT' },
    'node_modules/antd/node_modules/@rc/menu': { version: '1.0.0', license: 'MIT' },
    'node_modules/jest': { version: '30.5.2', dev: true },
    'node_modules/sharp-windows': { version: '1.0.0', os: ['win32'] },
  },
};
const mit = (owner: string) =>
  `MIT License\n\nCopyright (c) 2024 ${owner}\n\nPermission is granted.\n`;
const notices = () =>
  noticesOf(
    noticedPackages(LOCKFILE).map((one) => ({ ...one, licence: 'MIT', texts: [mit(one.name)] })),
  );

describe('the notices', () => {
  it('are of what products bring with them: no tools, nothing of ours, nothing for other systems', () => {
    expect(noticedPackages(LOCKFILE).map(({ name }) => name)).toEqual(['@rc/menu', 'antd', 'zod']);
  });

  it('have a text once that several packages have, with the copyright of each', () => {
    expect(notices()).toContain('zod 4.6.7 (MIT)');
    expect(notices()).toContain(
      'antd 6.6.8\n    Copyright (c) 2024 antd\nzod 4.6.7\n    Copyright (c) 2024 zod',
    );
    expect(notices().match(/Permission is granted/g)).toHaveLength(1);
  });

  it('have the texts of different licences apart', () => {
    const two = noticesOf([
      { folder: '', name: 'one', version: '1.0.0', licence: 'MIT', texts: [mit('one')] },
      { folder: '', name: 'two', version: '1.0.0', licence: 'ISC', texts: ['Use it.'] },
    ]);
    expect(two).toMatch(/Permission is granted\.\n\n-+\n\ntwo 1\.0\.0\n\nUse it\./);
  });
});

describe('notices that are', () => {
  it('as the lockfile has it are current', () => {
    expect(noticeProblems(LOCKFILE, notices())).toEqual([]);
  });

  it.each([
    ['without a package', () => notices().replace('zod 4.6.7 (MIT)\n', '')],
    ['of an older version', () => notices().replace('zod 4.6.7 (MIT)', 'zod 4.0.0 (MIT)')],
    [
      'of a package that is gone',
      () => notices().replace('zod 4.6.7', 'left-pad 1.0.0 (MIT)\nzod 4.6.7'),
    ],
    ['not there', () => ''],
  ])('%s are not current', (_, text) => {
    expect(noticeProblems(LOCKFILE, text())).toEqual([expect.stringContaining('npm run notices')]);
  });
});
