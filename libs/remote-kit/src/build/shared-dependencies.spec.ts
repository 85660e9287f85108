import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installedVersion, requiredRange, SHARED_DEPENDENCIES } from './shared-dependencies.ts';
import { sharedVersions } from './shared-versions.ts';

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

  it('has the installed version of every library and component', () => {
    const versions = sharedVersions();
    expect(versions.react).toBe(installedVersion('react'));
    expect(versions['antd/es/table']).toBe(installedVersion('antd'));
  });
});
