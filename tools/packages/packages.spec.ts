import { packagesIn, publishedDeclaration } from './assemble-package.ts';
import { type LibraryManifest, packageManifest } from './package-manifest.ts';

const aLibrary = (parts: Partial<LibraryManifest> = {}): LibraryManifest => ({
  name: '@leafshift/ui',
  version: '1.4.0',
  exports: { './styles.css': './src/styles.css', './*': './src/*/index.ts' },
  ...parts,
});

const VERSIONS: Readonly<Record<string, string>> = { react: '19.3.1', clsx: '2.1.1' };
const published = (imported: readonly string[], parts?: Partial<LibraryManifest>) =>
  packageManifest({ own: aLibrary(parts), imported, versionOf: (name) => VERSIONS[name] });

describe('a package that teams install', () => {
  it('depends on what its files import, whatever they are', () => {
    expect(packagesIn("import { a } from '@scope/one/deep';\nexport { b } from 'two';")).toEqual([
      '@scope/one',
      'two',
    ]);
    expect(packagesIn("await import('three'); require('four/package.json')")).toEqual([
      'three',
      'four',
    ]);
    expect(packagesIn('declare const x: import("five").T;')).toEqual(['five']);
    expect(packagesIn('@import "@fonts/six/wght.css";')).toEqual(['@fonts/six']);
    expect(packagesIn("import './near.js'; import { join } from 'node:path';")).toEqual([]);
  });

  it('leaves to the team which version of what the shell lends it takes', () => {
    expect(published(['react', 'clsx', '@leafshift/i18n'])).toMatchObject({
      dependencies: { clsx: '^2.1.1', '@leafshift/i18n': '^1.4.0' },
      peerDependencies: { react: '^19.3.0' },
    });
  });

  it('names what it needs without an import', () => {
    expect(published([], { needs: ['clsx'] })).toMatchObject({ dependencies: { clsx: '^2.1.1' } });
  });

  it('leads to scripts and declarations, and to other files as they are', () => {
    const { exports, bin } = published([], { bin: { tool: './src/main.ts' } });
    expect(exports).toEqual({
      './styles.css': './src/styles.css',
      './*': { types: './src/*/index.d.ts', default: './src/*/index.js' },
    });
    expect(bin).toEqual({ tool: './src/main.js' });
    expect(publishedDeclaration("export { a } from './a.tsx'; import('../b.ts')")).toBe(
      "export { a } from './a.js'; import('../b.js')",
    );
  });

  it('names types of queries by the package that a team installs', () => {
    expect(publishedDeclaration('import("@tanstack/query-core").DataTag')).toBe(
      'import("@tanstack/react-query").DataTag',
    );
  });

  it.each([
    ['a library that stays here', '@leafshift/rspack-config', 'which is not published'],
    ['a package that is not installed', 'nowhere', 'which is not installed'],
  ])('is not made with %s', (_what, name, sentence) => {
    expect(() => published([name])).toThrow(`@leafshift/ui imports ${name}, ${sentence}`);
  });
});
