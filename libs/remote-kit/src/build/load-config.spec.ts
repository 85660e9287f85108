import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBuildConfig } from './load-config.ts';

describe('how a project is built', () => {
  let folder: string;
  const write = (path: string, text: string) => writeFile(join(folder, path), text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-config-'));
    await mkdir(join(folder, 'src'));
    await write('package.json', '{ "type": "module" }');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is said by its own file, for users and for whoever works on it', async () => {
    await write('rspack.config.ts', "export default ({ mode }) => ({ name: 'for ' + mode });");

    expect(await loadBuildConfig(folder)).toMatchObject({
      ...{ name: 'for production', mode: 'production', context: folder },
    });
    expect(await loadBuildConfig(folder, 'development')).toMatchObject({
      ...{ name: 'for development', mode: 'development' },
    });
  });

  it('is not said for whoever works on it by a file that gives one answer to both', async () => {
    await write('rspack.config.ts', "export default { name: 'for users' };");

    expect(await loadBuildConfig(folder)).toMatchObject({ name: 'for users' });
    await expect(loadBuildConfig(folder, 'development')).rejects.toThrow(
      /rspack\.config\.ts says how to build for users only: export a function of \{ mode \}/,
    );
  });

  it('needs no file where a manifest says that it is a remote', async () => {
    await write('src/manifest.ts', "export const manifest = { name: 'trainings' };");

    expect((await loadBuildConfig(folder)).output).toMatchObject({ uniqueName: 'trainings' });
    expect(await loadBuildConfig(folder, 'development')).toMatchObject({ mode: 'development' });
  });

  it('is asked for where nothing says it', async () => {
    await expect(loadBuildConfig(folder)).rejects.toThrow(
      /rspack\.config\.ts is missing: it says how to build\./,
    );
  });
});
