import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_PART_NAME } from '@leafshift/shell-sdk/manifest';
import workspace from '../../../package.json' with { type: 'json' };
import own from '../package.json' with { type: 'json' };
import { createRemote } from './create-remote.ts';

describe('npm create leafshift-remote', () => {
  let parent: string;
  const folder = () => join(parent, 'trainings');
  const read = (path: string) => readFile(join(folder(), path), 'utf8');

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'leafshift-create-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('writes a remote of that name, and says what to do next', async () => {
    const said = await createRemote({ name: 'trainings', folder: folder() });

    expect(said).toContain('cd trainings\n  npm install');
    expect(await read('src/manifest.ts')).toContain("name: 'trainings'");
    expect(await read('src/remote.tsx')).toContain("'/trainings': () => import(");
    expect(JSON.parse(await read('src/locales/en.json'))).toMatchObject({ title: 'Trainings' });
    expect(await read('.gitignore')).toContain('node_modules/');
    expect(existsSync(join(folder(), 'gitignore'))).toBe(false);
    expect(JSON.parse(await read('package.json'))).toMatchObject({
      name: 'trainings',
      dependencies: { '@leafshift/shell-sdk': `^${own.version}` },
      devDependencies: { '@leafshift/remote-kit': `^${own.version}` },
    });
  });

  it.each(['', 'My Part', '1st', 'part-', '../part'])('refuses the name %j', async (name) => {
    await expect(createRemote({ name, folder: folder() })).rejects.toThrow(
      `'${name}' is no name of a remote`,
    );
    expect(existsSync(folder())).toBe(false);
  });

  it('takes names as long as the portal does, and no longer', async () => {
    const longest = 'a'.repeat(LONGEST_PART_NAME);
    await expect(createRemote({ name: `${longest}a`, folder: folder() })).rejects.toThrow(
      `at most ${LONGEST_PART_NAME} characters`,
    );
    expect(await createRemote({ name: longest, folder: folder() })).toContain('is written');
  });

  it('never writes over what is there', async () => {
    await createRemote({ name: 'trainings', folder: folder() });
    await expect(createRemote({ name: 'trainings', folder: folder() })).rejects.toThrow(
      'holds something already',
    );
  });

  it('starts from the versions that the portal is built with', () => {
    const { dependencies, devDependencies } = workspace;
    const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
    const ofTheTemplate = { ...own.templateDependencies, ...own.templateDevDependencies };
    for (const [name, version] of Object.entries(ofTheTemplate)) {
      expect([name, version]).toEqual([name, versions[name]]);
    }
  });
});
