import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedVersions } from '@leafshift/remote-kit/build/shared-versions';
import { type RemoteOptions, remoteOptions } from '@leafshift/remote-kit/program/options';
import { releaseContextOf } from '@leafshift/remote-kit/program/release-context';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { workspaceSurroundings } from './workspace-surroundings.ts';

const REMOTE = 'mf-onboarding';

describe('a release without a build at hand', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-release-'));
    await writeFile(join(folder, 'shared.json'), JSON.stringify(sharedVersions()));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const publish = (remote: string) => {
    const shared = join(folder, 'shared.json');
    const args = ['release', remote, '--no-smoke', '--target', folder, '--shared', shared];
    const surroundings = workspaceSurroundings({});
    const options = remoteOptions(args, surroundings, {}) as RemoteOptions;
    return releaseContextOf(remote, options, surroundings, process.env).publish(new Map());
  };
  /** When the files that `npm start` serves were last made anew. */
  const served = () =>
    stat(join(workspaceRoot, REMOTE, 'dist')).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );

  it('builds the remote beside the files that open windows use', async () => {
    const before = await served();

    const { release } = await publish(REMOTE);

    expect(release).toMatchObject({ number: 1, manifest: { name: REMOTE } });
    expect(await readdir(join(folder, REMOTE, '1'))).toContain(release.entry.file);
    expect(await served()).toBe(before);
    const forTools = await readFile(join(folder, REMOTE, '1/mf-manifest.json'), 'utf8');
    expect(JSON.parse(forTools)).toMatchObject({
      ...{ name: REMOTE, metaData: { remoteEntry: { name: release.entry.file } } },
    });
  }, 180_000);

  it('names what to do where the remote is not of this workspace', async () => {
    await expect(publish('trainings')).rejects.toThrow(
      'The sources of trainings are not here: name its build with --dist, or for a canary a release with --release.',
    );
  });
});
