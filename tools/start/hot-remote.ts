import { loadBuildConfig } from '@leafshift/remote-kit/build/load-config';
import { ReleaseStore } from '@leafshift/remote-kit/releases/release-store';
import { FolderTarget } from '@leafshift/remote-kit/releases/target/folder-target';
import { serveRemote } from '@leafshift/remote-kit/serve/serve-remote';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { withRelease } from '../federation/current-release.ts';

export interface HotRemote {
  readonly remote: RemoteName;
  /** Of its sources. */
  readonly folder: string;
  /** Where its builds go. */
  readonly distFolder: string;
  readonly registryFolder: string;
  readonly port: number;
  /** The address of the portal that reads it. */
  readonly portal: string;
  readonly say: (text: string) => void;
}

/**
 * Serves a remote as it is worked on, and leads the registry to each build of it. Answers, once the first
 * build is there, how to end that.
 */
export async function startHotRemote(hot: HotRemote): Promise<() => Promise<void>> {
  const { remote, folder, registryFolder, ...served } = hot;
  const store = new ReleaseStore(new FolderTarget(registryFolder));
  const config = await loadBuildConfig(folder, 'development');
  let end: (() => Promise<void>) | undefined;
  await new Promise<void>((built, fail) => {
    serveRemote({
      ...served,
      remote,
      config,
      onRelease: async (release) => {
        await store.put(remote, (before) => withRelease(before, release));
        built();
      },
    }).then((stop) => {
      end = stop;
    }, fail);
  });
  return async () => end?.();
}
