import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteOptions, remoteOptions } from './options.ts';
import { ownFolder } from './own-folder.ts';
import { usage } from './usage.ts';

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

  it('knows where failures are counted, unless somebody says otherwise', async () => {
    await says('{ "metrics": ["http://10.0.0.4:9464/metrics", "http://10.0.0.5:9464/metrics"] }');
    const surroundings = await ownFolder(folder, {});
    const asked = (args: string[], env = {}) =>
      (remoteOptions(['list', 'trainings', ...args], surroundings, env) as RemoteOptions).metrics;

    expect(asked([])).toEqual(['http://10.0.0.4:9464/metrics', 'http://10.0.0.5:9464/metrics']);
    expect(asked([], { METRICS_URL: 'http://a http://b' })).toEqual(['http://a', 'http://b']);
    expect(asked(['--metrics', 'http://c'], { METRICS_URL: 'http://a' })).toEqual(['http://c']);
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

  it('helps where the manifest cannot be read, and says so where it is needed', async () => {
    await aRemote('trainings');
    await writeFile(join(folder, 'src/manifest.ts'), 'export const manifest = { name: ');
    const surroundings = await ownFolder(folder, {});

    expect(remoteOptions(['--help'], surroundings, {})).toBe('help');
    expect(usage(surroundings)).toContain('src/manifest.ts cannot be read');
    expect(remoteOptions(['list', 'trainings'], surroundings, {})).toMatchObject({
      remotes: ['trainings'],
    });
    expect(() => remoteOptions(['build'], surroundings, {})).toThrow(
      'src/manifest.ts cannot be read',
    );
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
