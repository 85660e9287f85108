import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installedVersion, requiredRange, SHARED_DEPENDENCIES } from './shared-dependencies.ts';
import { sharedLibrariesCode, sharedParts, sharedVersions } from './shared-libraries-module.ts';

const require = createRequire(import.meta.url);

describe('the table of shared libraries', () => {
  it('gives a reason for each', () => {
    for (const { request, reason } of SHARED_DEPENDENCIES) {
      expect([request, reason.length > 20]).toEqual([request, true]);
    }
  });

  it('asks for the same major and at least the same minor version', () => {
    expect(requiredRange('7.18.5')).toBe('^7.18.0');
    expect(requiredRange('19.3.1')).toBe('^19.3.0');
  });

  it.each(SHARED_DEPENDENCIES.filter(({ exports }) => exports !== undefined))(
    'lists exports that $request has',
    async ({ request, exports = [] }) => {
      const module: Record<string, unknown> = await import(request);
      expect(exports.filter((name) => !(name in module))).toEqual([]);
    },
  );

  it('lists components that antd has', () => {
    const antd = dirname(require.resolve('antd/package.json'));
    const paths = SHARED_DEPENDENCIES.flatMap((row) => row.paths ?? []);
    const missing = paths.filter(
      (path) =>
        !existsSync(join(antd, 'es', path, 'index.js')) &&
        !existsSync(join(antd, 'es', `${path}.js`)),
    );
    expect(missing).toEqual([]);
  });
});

describe('what the shell shares', () => {
  it('has the installed version of every library and component', () => {
    const versions = sharedVersions();
    expect(versions.react).toBe(installedVersion('react'));
    expect(versions['antd/es/table']).toBe(installedVersion('antd'));
  });

  it('is at hand where it is small or needed by every page, and loaded on demand otherwise', () => {
    const code = sharedLibrariesCode();
    expect(code).toContain('import library0 from "react";');
    expect(code).toMatch(/request: "react", version: "[\d.]+", module: library0/);
    expect(code).toMatch(
      /request: "antd\/es\/table", version: "[\d.]+", load: \(\) => import\("antd\/es\/table"\)/,
    );
  });

  it('has of a library with listed exports only those', () => {
    const code = sharedLibrariesCode();
    expect(code).toMatch(/request: "react-i18next".*__esModule: true, I18nextProvider:/);
    expect(code).not.toContain('initReactI18next');
  });

  it('loads on demand what the first page does without, with the listed exports only', () => {
    const request = 'react-hook-form';
    expect(sharedLibrariesCode()).toContain(
      `load: () => import("./shared-${request}.generated.ts")`,
    );
    expect(sharedParts()).toEqual({
      [`shared-${request}.generated.ts`]: expect.stringMatching(
        /^export \{ appendErrors, Controller, .* \} from "react-hook-form";\n$/,
      ),
    });
  });

  it('has of a collection only the listed members', () => {
    const code = sharedLibrariesCode();
    expect(code).toMatch(/request: "zod".*z: \{.*string: library\d+_z\.string/);
    expect(code).toMatch(/iso: \{ date: library\d+_z\.iso\.date, datetime:/);
    expect(code).not.toContain('toJSONSchema');
  });
});
