import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedVersions } from '@leafshift/rspack-config/shared-libraries-module';
import { workspaceRoot } from '../workspace-paths.ts';
import { type RemoteOptions, remoteOptions } from './options.ts';
import { releaseContextOf } from './release-context.ts';

const REMOTE = 'mf-onboarding';

describe('a release without a build at hand', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-release-'));
    await writeFile(join(folder, 'shared.json'), JSON.stringify(sharedVersions()));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const publish = (remote: string) => {
    const args = ['release', remote, '--target', folder, '--shared', join(folder, 'shared.json')];
    const options = remoteOptions(args, {}) as RemoteOptions;
    return releaseContextOf(remote, options, process.env).publish();
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
  }, 60_000);

  it('names what to do where the remote is not of this workspace', async () => {
    await expect(publish('trainings')).rejects.toThrow(
      'There is no trainings in this workspace: name its build with --dist.',
    );
  });
});
