import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteOptions, remoteOptions } from './options.ts';
import { ownFolder } from './own-folder.ts';

describe('leafshift-remote in the folder of a team', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-own-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const aRemote = async (name: string) => {
    await mkdir(join(folder, 'src'));
    await writeFile(
      join(folder, 'src/manifest.ts'),
      `export const manifest = { name: '${name}' };`,
    );
  };
  const says = (text: string) => writeFile(join(folder, 'leafshift.json'), text);

  it('is about the remote in it, so that nobody has to name that', async () => {
    await aRemote('trainings');
    const surroundings = await ownFolder(folder, {});

    const { remotes } = remoteOptions(['build'], surroundings, {}) as RemoteOptions;

    expect(remotes).toEqual(['trainings']);
    expect(surroundings.remotes.get('trainings')).toBe(folder);
  });

  it('takes from leafshift.json where the portal and the releases are', async () => {
    await says('{ "portal": "https://portal.ca/", "target": "out", "url": "https://cdn.ca" }');
    expect(await ownFolder(folder, {})).toMatchObject({
      portal: 'https://portal.ca',
      shared: 'https://portal.ca/shared-libraries.json',
      target: join(folder, 'out'),
      url: 'https://cdn.ca',
    });
  });

  it('heeds the environment before that, as a pipeline sets it', async () => {
    await says('{ "target": "out" }');
    const env = { RELEASE_TARGET: 's3://bucket/portal', LEAFSHIFT_PORTAL: 'https://staging.ca' };
    expect(await ownFolder(folder, env)).toMatchObject({
      portal: 'https://staging.ca',
      target: 's3://bucket/portal',
    });
  });

  it('asks of another portal what that shares', async () => {
    const surroundings = await ownFolder(folder, {});
    const args = ['list', 'trainings', '--portal', 'https://staging.ca'];
    expect(remoteOptions(args, surroundings, {})).toMatchObject({
      shared: 'https://staging.ca/shared-libraries.json',
    });
  });

  it('passes on to the test runner what is not for itself', async () => {
    await aRemote('trainings');
    const args = ['test', '--', 'pages', '--watch'];
    expect(remoteOptions(args, await ownFolder(folder, {}), {})).toMatchObject({
      remotes: ['trainings'],
      others: ['pages', '--watch'],
    });
  });

  it.each([
    ['no JSON', '{ portal'],
    ['a word that it does not know', '{ "portals": "https://portal.ca" }'],
    ['a portal without an address', '{ "portal": "here" }'],
  ])('says so when leafshift.json holds %s', async (_what, text) => {
    await says(text);
    await expect(ownFolder(folder, {})).rejects.toThrow(/leafshift\.json cannot be read/);
  });
});
